import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Draft } from '../draft/draft';
import { forgetDraft, loadDraft } from '../draft/draft-store';
import { openPayment, resumePayment } from './open-payment';
import styles from './notice.module.css';

/** What an earlier visit left unfinished, and one tap to go on with it. */
export function ResumeOffer({ raffleId }: { raffleId: string }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isDoubting, setDoubting] = useState(false);

  useEffect(() => {
    let isGone = false;
    void loadDraft(raffleId).then((found) => {
      if (!isGone) setDraft(found);
    });
    return () => {
      isGone = true;
    };
  }, [raffleId]);

  if (!draft) return null;
  const { tickets, sent } = draft;
  const numbers = (sent?.tickets ?? tickets).map(({ number }) => number).join(', ');
  return (
    <aside className={styles.notice} aria-label="Pago sin terminar">
      <p role="status">
        <strong>Tienes un pago sin terminar</strong>
        {numbers && <span className={styles.numbers}> {numbers}</span>}
      </p>
      {isDoubting && (
        <p>
          {sent
            ? 'Ese pago ya se envió: si lo borras, no podremos decirte cómo quedó.'
            : 'Se borrará lo que escribiste y tu comprobante.'}
        </p>
      )}
      <div className={styles.ways}>
        <Button size="small" onClick={sent ? resumePayment : openPayment}>
          {sent ? 'Terminar el pago' : 'Continuar'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => (isDoubting ? void forgetDraft(raffleId) : setDoubting(true))}
        >
          {isDoubting ? 'Sí, borrar mis datos' : 'Borrar mis datos'}
        </Button>
      </div>
    </aside>
  );
}
