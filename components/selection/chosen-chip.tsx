import { memo } from 'react';
import type { ChosenTicket } from '@/lib/raffle/selection';
import styles from './chosen-chip.module.css';
import { selectionStore } from './selection-store';

type ChosenChipProps = { raffleId: string; ticket: ChosenTicket; isLost: boolean };

export const ChosenChip = memo(function ChosenChip({ raffleId, ticket, isLost }: ChosenChipProps) {
  return (
    <li className={styles.chip} data-lost={isLost || undefined}>
      {ticket.number}
      {isLost && <span className="visually-hidden">, lo tomó otra persona</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Quitar ${ticket.number}`}
        onClick={() => selectionStore(raffleId).remove(ticket.id)}
      >
        x
      </button>
    </li>
  );
});
