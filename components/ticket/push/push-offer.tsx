import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { openNotices, pushSupport, turnOff, turnOn, type Notices } from './phone-notices';
import styles from './push-offer.module.css';

const ON = 'Te avisaremos en este teléfono.';
const INSTALL =
  'Para recibir avisos en tu iPhone, toca Compartir en Safari, «Agregar a inicio», y desde ahí busca tu boleto en «Mis números».';

/** On this phone, and without an account. Asks for the browser's permission only after the tap. */
export function PushOffer({ token }: { token: string }) {
  const support = useInBrowser(pushSupport, 'none');
  const [notices, setNotices] = useState<Notices | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (support === 'none') return;
    openNotices(token).then(setNotices, () => undefined);
  }, [support, token]);

  const key = notices?.key ?? null;
  const isOn = notices?.isOn === true;

  async function change() {
    setBusy(true);
    const fault = isOn || key === null ? await turnOff(token) : await turnOn(token, key);
    setBusy(false);
    if (fault === null) setNotices({ key, isOn: !isOn });
    setSaid(fault ?? (isOn ? 'Ya no te avisaremos.' : ON));
  }

  if (key === null && !isOn) return null;
  // The panel of a purchase speaks whatever comes into it; this speaks its note alone.
  return (
    <div aria-live="off" className={styles.offer}>
      {support === 'install' ? (
        <p className={styles.note}>{INSTALL}</p>
      ) : (
        <>
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void change();
            }}
          >
            {isOn
              ? 'Ya no me avises'
              : 'Avísame cuando confirmen mi pago y cuando salga el ganador'}
          </Button>
          <p role="status" className={styles.note}>
            {said || (isOn && ON)}
          </p>
        </>
      )}
    </div>
  );
}
