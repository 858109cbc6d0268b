import type { SelectionState } from '@/components/ticket-picker/selection';
import styles from './chosen-tickets.module.css';

type ChosenTicketsProps = { selection: SelectionState; onRemove: (id: string) => void };

export function ChosenTickets({ selection: { chosen, lost }, onRemove }: ChosenTicketsProps) {
  return (
    <section aria-label="Tickets elegidos">
      <ul className={styles.chips}>
        {chosen.map(({ id, number }) => (
          <li key={id} className={styles.chip} data-lost={lost.has(id)}>
            <span>{number}</span>
            {lost.has(id) && (
              <span className="visually-hidden"> (ya apartado por otra persona)</span>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={`Quitar el ${number}`}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
