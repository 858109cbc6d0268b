import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import type { ChosenTicket, Selection } from '@/lib/raffle/selection';
import styles from './lost-notice.module.css';
import { selectionStore } from './selection-store';
import { useSubstitutes } from './use-substitutes';

type LostNoticeProps = {
  raffleId: string;
  lost: Selection;
  chosen: Selection;
};

export function LostNotice({ raffleId, lost, chosen }: LostNoticeProps) {
  const substitutes = useSubstitutes(raffleId, chosen, lost);
  return (
    <ul className={styles.lost} aria-label="Números que apartó otra persona">
      {lost.map((ticket) => (
        <LostNumber
          key={ticket.id}
          {...{ raffleId, ticket }}
          isSearching={substitutes === null}
          free={substitutes?.get(ticket.id)}
        />
      ))}
    </ul>
  );
}

type LostNumberProps = {
  raffleId: string;
  ticket: ChosenTicket;
  isSearching: boolean;
  free: ChosenTicket | undefined;
};

function LostNumber({ raffleId, ticket, isSearching, free }: LostNumberProps) {
  return (
    <li>
      <p>
        Otra persona apartó el <strong translate="no">{ticket.number}</strong>.
      </p>
      {isSearching ? (
        <Button size="small" disabled>
          <span className={styles.searching}>
            Buscando otro…
            <span aria-hidden="true">{`Cambiar por el ${ticket.number}`}</span>
          </span>
        </Button>
      ) : free ? (
        <Button
          size="small"
          onClick={(event) => {
            keepFocus(event);
            selectionStore(raffleId).swap(ticket.id, free);
          }}
        >
          <Figures in={`Cambiar por el ${free.number}`} />
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          onClick={(event) => {
            keepFocus(event);
            selectionStore(raffleId).remove(ticket.id);
          }}
        >
          Quitarlo
        </Button>
      )}
    </li>
  );
}

/** The tapped button goes; the keyboard goes on from the place of the notices. */
function keepFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[role=status]')?.focus();
}
