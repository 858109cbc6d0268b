import { useLatePart } from '@/components/ui/use-late-part';
import type { Ticket } from '@/lib/raffle/types';
import { ChosenChip } from './chosen-chip';
import styles from './chosen-numbers.module.css';
import { useSelection } from './selection';
import type { LiveTickets } from './use-tickets';
import { useSelectionCheck } from './use-selection-check';

const loadNotice = async () => (await import('./lost-notice')).LostNotice;

type ChosenNumbersProps = {
  raffleId: string;
  live: LiveTickets;
};

/** The chosen numbers as chips, with those that somebody else took and what stands in for them. */
export function ChosenNumbers({ raffleId, live }: ChosenNumbersProps) {
  const { chosen, lost } = useSelection(raffleId);
  useSelectionCheck(raffleId, live);
  const { part: LostNotice } = useLatePart(lost.size > 0, loadNotice);
  const tickets: readonly Ticket[] = live.tickets;
  return (
    <>
      <ul aria-label="Números elegidos" className={styles.chips}>
        {chosen.length === 0 && (
          <li className={styles.hint}>Toca los números que quieras: hasta 50 por compra.</li>
        )}
        {chosen.map((ticket) => (
          <ChosenChip
            key={ticket.id}
            raffleId={raffleId}
            ticket={ticket}
            isLost={lost.has(ticket.id)}
          />
        ))}
      </ul>
      <div role="status">
        {lost.size > 0 && LostNotice && (
          <LostNotice
            raffleId={raffleId}
            lost={chosen.filter(({ id }) => lost.has(id))}
            tickets={tickets}
            chosen={chosen}
          />
        )}
      </div>
    </>
  );
}
