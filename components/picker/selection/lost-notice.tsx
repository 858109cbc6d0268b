import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import type { Selection } from '@/lib/raffle/selection';
import styles from './lost-notice.module.css';
import { selectionStore } from './selection-store';
import { useSubstitutes } from './use-substitutes';

type LostNoticeProps = {
  raffleId: string;
  lost: Selection;
  chosen: Selection;
};

/** Each number that somebody else took, with the nearest free one. */
export function LostNotice({ raffleId, lost, chosen }: LostNoticeProps) {
  const store = selectionStore(raffleId);
  const substitutes = useSubstitutes(raffleId, chosen, lost);
  return (
    <ul className={styles.lost} aria-label="Números que apartó otra persona">
      {lost.map((ticket) => {
        const free = substitutes?.get(ticket.id);
        return (
          <li key={ticket.id}>
            <p>
              Otra persona apartó el <strong translate="no">{ticket.number}</strong>.
            </p>
            {substitutes === null && (
              // Holds the place of the swap button, which must not appear under a finger aiming at the other one.
              <Button size="small" disabled>
                <span className={styles.searching}>
                  Buscando otro…
                  <span aria-hidden="true">{`Cambiar por el ${ticket.number}`}</span>
                </span>
              </Button>
            )}
            {free && (
              <Button
                size="small"
                onClick={(event) => {
                  keepFocus(event);
                  store.swap(ticket.id, free);
                }}
              >
                <Figures in={`Cambiar por el ${free.number}`} />
              </Button>
            )}
            {(chosen.length > 1 || (substitutes !== null && !free)) && (
              <Button
                size="small"
                variant="quiet"
                onClick={(event) => {
                  keepFocus(event);
                  store.remove(ticket.id);
                }}
              >
                <Figures in={`Seguir sin el ${ticket.number}`} />
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The tapped button goes; the keyboard goes on from the place of the notices. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[role=status]')?.focus();
}
