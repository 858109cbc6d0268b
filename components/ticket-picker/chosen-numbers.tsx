import { ChosenChip } from './chosen-chip';
import styles from './chosen-numbers.module.css';
import { useSelection } from './selection';
import type { LiveTickets } from './use-tickets';
import { useSelectionCheck } from './use-selection-check';

type ChosenNumbersProps = {
  raffleId: string;
  live: LiveTickets;
};

/** The chosen numbers as chips; those that somebody else took are marked. */
export function ChosenNumbers({ raffleId, live }: ChosenNumbersProps) {
  const { chosen, lost } = useSelection(raffleId);
  useSelectionCheck(raffleId, live);
  return (
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
  );
}
