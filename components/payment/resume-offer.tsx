import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { forgetDraft, loadDraft, type Draft } from './draft/draft-store';
import { openPayment, resumePayment } from '@/components/selection/open-payment';
import styles from './payment-launcher.module.css';

export function ResumeOffer({ raffleId }: { raffleId: string }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isConfirming, setConfirming] = useState(false);

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
      {isConfirming && (
        <p>
          {sent
            ? 'Ese pago ya se envió: si lo borras, no podremos decirte cómo quedó.'
            : 'Se borrará lo que escribiste y tu comprobante.'}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={sent ? resumePayment : openPayment}>
          {sent ? 'Terminar el pago' : 'Continuar'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => (isConfirming ? void forgetDraft(raffleId) : setConfirming(true))}
        >
          {isConfirming ? 'Sí, borrar mis datos' : 'Borrar mis datos'}
        </Button>
      </div>
    </aside>
  );
}
