import { memo } from 'react';
import type { ChosenTicket } from '@/lib/raffle/selection';
import styles from './chosen-numbers.module.css';
import { selectionStore, type SelectionState } from './selection-store';

type ChosenChipsProps = { raffleId: string; selection: SelectionState };

/** List items only; the caller renders the list. */
export function ChosenChips({ raffleId, selection: { chosen, lost } }: ChosenChipsProps) {
  return chosen.map((ticket) => (
    <ChosenChip key={ticket.id} raffleId={raffleId} ticket={ticket} isLost={lost.has(ticket.id)} />
  ));
}

type ChosenChipProps = { raffleId: string; ticket: ChosenTicket; isLost: boolean };

const ChosenChip = memo(function ChosenChip({ raffleId, ticket, isLost }: ChosenChipProps) {
  return (
    <li className={styles.chip} data-lost={isLost || undefined}>
      <span translate="no">{ticket.number}</span>
      {isLost && <span className="visually-hidden">, lo apartó otra persona</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Quitar ${ticket.number}`}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          selectionStore(raffleId).removeWithUndo(ticket.id);
        }}
      >
        ×
      </button>
    </li>
  );
});

/** The next chip takes the focus of one that goes, else the one before it, else the list. */
function focusBeside(button: Element): void {
  const chip = button.closest('li');
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (beside?.querySelector('button') ?? chip?.parentElement)?.focus();
}
