import { useLayoutEffect, type RefObject } from 'react';
import { selectionStore } from '../selection/selection-store';

/**
 * Keeps `aria-pressed` of the cells as the selection says, cell by cell and past React: what a tap
 * costs must not grow with the page.
 */
export function useCellMarks(
  grid: RefObject<HTMLElement | null>,
  raffleId: string,
  /** Changes whenever cells come or go. */
  cells: unknown,
) {
  useLayoutEffect(() => {
    const store = selectionStore(raffleId);
    let painted: ReadonlySet<string> = new Set();

    function paint() {
      const chosen = new Set(store.getSnapshot().chosen.map(({ id }) => id));
      for (const id of new Set([...painted, ...chosen])) {
        if (painted.has(id) !== chosen.has(id)) press(id, chosen.has(id));
      }
      painted = chosen;
    }

    function press(id: string, isPressed: boolean) {
      const cell = grid.current?.querySelector(`button[value="${CSS.escape(id)}"]`);
      cell?.setAttribute('aria-pressed', String(isPressed));
    }

    paint();
    return store.subscribe(paint);
  }, [grid, raffleId, cells]);
}
