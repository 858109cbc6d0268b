import { useEffect, useState } from 'react';
import { useSelection } from '@/components/picker/selection/selection-store';
import { openPayment } from '@/components/picker/selection/open-payment';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { sentOf } from '@/lib/raffle/purchase-state';
import { gonePhrase, numbersInShort } from '@/lib/raffle/selection';
import { loadPurchase, usePurchases } from './draft/purchase-store';
import dialogStyles from './payment-dialog.module.css';
import styles from './payment-launcher.module.css';

/** Offers dismissed for this visit. The payment itself offers to erase the draft. */
const putOff = new Set<string>();

export function ResumeOffer({ raffleId }: { raffleId: string }) {
  useEffect(() => void loadPurchase(raffleId), [raffleId]);
  const purchase = usePurchases().get(raffleId)?.purchase;
  const { lost } = useSelection(raffleId);
  const [isPutOff, setPutOff] = useState(() => putOff.has(raffleId));

  if (!purchase || isPutOff) return null;
  const { stage } = purchase;
  // The notices tell of a payment that is sent automatically, and of its end.
  if (stage === 'queued' || stage === 'answered') return null;
  const sent = sentOf(purchase);
  const tickets = sent?.tickets ?? purchase.tickets.filter(({ id }) => !lost.has(id));
  const numbers = numbersInShort(tickets.map(({ number }) => number));
  return (
    <aside className={dialogStyles.offer} aria-label="Pago sin terminar">
      <p role="status">
        <strong>Tienes un pago sin terminar</strong>
        {numbers && (
          <span className={styles.numbers}>
            <Figures in={` ${numbers}`} />
          </span>
        )}
        {!sent && !numbers && lost.size > 0 && (
          <span className={styles.numbers}>{` ${gonePhrase(lost.size)}`}</span>
        )}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={openPayment}>
          Continuar tu pago
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            putOff.add(raffleId);
            setPutOff(true);
          }}
        >
          Ahora no
        </Button>
      </div>
    </aside>
  );
}
