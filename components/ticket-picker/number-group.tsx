import type { CSSProperties } from 'react';
import { memo } from 'react';
import type { Ticket, TicketStatus } from '@/lib/raffle/types';
import styles from './number-grid.module.css';

const TAKEN_WORDS: Record<Exclude<TicketStatus, 'available'>, string> = {
  reserved: 'apartado',
  paid: 'pagado',
};

type NumberGroupProps = {
  tickets: readonly Ticket[];
  /** Far from what is seen a group is only its room. */
  isNear: boolean;
};

/** Drawn again only when one of its own tickets changed. Who is chosen is marked by `useCellMarks`. */
export const NumberGroup = memo(
  function NumberGroup({ tickets, isNear }: NumberGroupProps) {
    return (
      <div
        role="group"
        aria-label={`Del ${tickets[0]?.number} al ${tickets.at(-1)?.number}`}
        className={styles.group}
        style={{ '--cells': tickets.length } as CSSProperties}
      >
        {(isNear ? tickets : []).map(({ id, number, status }) => (
          <button
            key={id}
            type="button"
            value={id}
            tabIndex={-1}
            aria-pressed={false}
            {...(status !== 'available' && {
              'aria-disabled': true,
              'aria-label': `${number}, ${TAKEN_WORDS[status]}`,
              'data-status': status,
            })}
          >
            {number}
          </button>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.isNear === after.isNear &&
    before.tickets.length === after.tickets.length &&
    before.tickets.every((ticket, index) => ticket === after.tickets[index]),
);
