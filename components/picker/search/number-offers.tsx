import { useSelection } from '../selection/selection-store';
import { toggleWithToast } from '../selection/toggle-with-toast';
import type { Ticket } from '@/lib/raffle/types';
import styles from './search-answer.module.css';

export type Offering = { raffleId: string; maxPerPurchase: number; isDisabled: boolean };

type NumberOffersProps = Offering & { label: string; tickets: readonly Ticket[] };

/** Free numbers to offer beside the search. A tap selects one, a second tap deselects it. */
export function NumberOffers(props: NumberOffersProps) {
  const { label, tickets, raffleId, maxPerPurchase, isDisabled } = props;
  const { chosen } = useSelection(raffleId);
  return (
    <ul aria-label={label} className={styles.offers} translate="no">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <button
            type="button"
            disabled={isDisabled}
            aria-pressed={chosen.some(({ id }) => id === ticket.id)}
            onClick={() => toggleWithToast(raffleId, ticket, maxPerPurchase)}
          >
            {ticket.number}
          </button>
        </li>
      ))}
    </ul>
  );
}
