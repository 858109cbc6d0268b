import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { numbersInShort, type Selection } from '@/lib/raffle/selection';
import { checkNumbers } from './check-numbers';
import { selectionStore, type SelectionState } from './selection-store';
import styles from './undo-notice.module.css';

type UndoNoticeProps = {
  raffleId: string;
  chosen: Selection;
  undo: NonNullable<SelectionState['undo']>;
  max: number;
};

/** Says that numbers were replaced or removed, and brings them back. */
export function UndoNotice({ raffleId, chosen, undo, max }: UndoNoticeProps) {
  const gone = without(undo.chosen, chosen);
  const added = without(chosen, undo.chosen);
  const more = added.slice(0, Math.max(0, max - undo.chosen.length));

  function become(event: MouseEvent<HTMLElement>, selection: Selection, lost: Iterable<string>) {
    selectionStore(raffleId).replaceAll(selection, lost);
    // The tapped button goes with the notice; the keyboard goes on from its place.
    event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
  }

  function bringBack(event: MouseEvent<HTMLElement>, others: Selection) {
    become(event, [...undo.chosen, ...others], undo.lost);
    void checkNumbers(raffleId);
  }

  return (
    <div className={styles.undo}>
      <p>
        <Figures
          in={
            added.length > 0
              ? 'Cambiamos tus números'
              : `Quitaste el ${numbersInShort(gone.map(({ number }) => number))}`
          }
        />
      </p>
      <Button size="small" onClick={(event) => bringBack(event, [])}>
        Deshacer
      </Button>
      {more.length > 0 && (
        <Button size="small" variant="quiet" onClick={(event) => bringBack(event, more)}>
          <Figures in={`Agregar ${more.length} al azar`} />
        </Button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Cerrar el aviso"
        onClick={(event) => become(event, chosen, selectionStore(raffleId).getSnapshot().lost)}
      >
        ×
      </button>
    </div>
  );
}

function without(selection: Selection, others: Selection): Selection {
  const ids = new Set(others.map(({ id }) => id));
  return selection.filter(({ id }) => !ids.has(id));
}
