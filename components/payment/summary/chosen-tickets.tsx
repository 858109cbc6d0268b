import { ChosenChip } from '@/components/ticket-picker/chosen-chip';
import type { SelectionState } from '@/components/ticket-picker/selection';
import styles from './chosen-tickets.module.css';

type ChosenTicketsProps = { raffleId: string; selection: SelectionState };

export function ChosenTickets({ raffleId, selection: { chosen, lost } }: ChosenTicketsProps) {
  return (
    <section aria-label="Tickets elegidos">
      <ul className={styles.chips}>
        {chosen.map((ticket) => (
          <ChosenChip
            key={ticket.id}
            raffleId={raffleId}
            ticket={ticket}
            isLost={lost.has(ticket.id)}
          />
        ))}
      </ul>
    </section>
  );
}
