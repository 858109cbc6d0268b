import { useCallback, useSyncExternalStore } from 'react';
import { bothStorages, changeBothStorages } from '@/components/ui/both-storages';
import {
  parseSelection,
  removeTicket,
  swapTicket,
  toggleTicket,
  type ChosenTicket,
  type Selection,
} from '@/lib/raffle/selection';

export type SelectionState = {
  chosen: Selection;
  /** Ids of chosen tickets that somebody else took. */
  lost: ReadonlySet<string>;
  /** What the last change replaced or removed, until the next change. */
  undo: Pick<SelectionState, 'chosen' | 'lost'> | null;
};

export type SelectionStore = ReturnType<typeof createSelectionStore>;

const NOTHING_CHOSEN: SelectionState = { chosen: [], lost: new Set(), undo: null };
const stores = new Map<string, SelectionStore>();

/** The chosen numbers of one raffle. Every caller gets the same store. Browser only. */
export function selectionStore(raffleId: string): SelectionStore {
  const existing = stores.get(raffleId);
  if (existing) return existing;
  const store = createSelectionStore(raffleId);
  stores.set(raffleId, store);
  return store;
}

/** Follows the selection one frame late, so that the tapped cell is painted before anything else. */
export function useSelection(raffleId: string): SelectionState {
  const subscribe = useCallback(
    (listener: () => void) => selectionStore(raffleId).subscribeAfterPaint(listener),
    [raffleId],
  );
  return useSyncExternalStore(
    subscribe,
    () => selectionStore(raffleId).getSnapshot(),
    () => NOTHING_CHOSEN,
  );
}

function createSelectionStore(raffleId: string) {
  const listeners = new Set<() => void>();
  const afterPaintListeners = new Set<() => void>();
  let state: SelectionState = { ...NOTHING_CHOSEN, chosen: keptSelection(raffleId) };

  let awaited: ReadonlySet<string> = new Set();
  let isKept = true;

  function keep() {
    if (!isKept) keepSelection(raffleId, state.chosen);
    isKept = true;
  }

  const tellAfterPaint = afterPaint(() => {
    for (const listener of afterPaintListeners) listener();
    keep();
  });
  window.addEventListener('pagehide', keep);

  function become(
    chosen: Selection,
    lost: Iterable<string> = state.lost,
    undo: SelectionState['undo'] = null,
  ) {
    const ids = new Set(chosen.map(({ id }) => id));
    state = { chosen, lost: new Set([...lost].filter((id) => ids.has(id))), undo };
    isKept = false;
    for (const listener of listeners) listener();
    tellAfterPaint();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Notifies after changes are painted, and once for several changes. */
    subscribeAfterPaint(listener: () => void): () => void {
      afterPaintListeners.add(listener);
      return () => afterPaintListeners.delete(listener);
    },
    getSnapshot: (): SelectionState => state,
    /** False, and nothing changes, when `max` are already chosen, unless it takes a lost one's place. */
    toggle(ticket: ChosenTicket, max?: number): boolean {
      const { chosen, lost } = state;
      const [lostId] = lost;
      const next =
        toggleTicket(chosen, ticket, max) ?? (lostId ? swapTicket(chosen, lostId, ticket) : null);
      if (next) become(next);
      return next !== null;
    },
    remove(id: string): void {
      become(removeTicket(state.chosen, id));
    },
    replaceAll(selection: Selection, lost: Iterable<string> = []): void {
      become(selection, lost);
    },
    /** For changes by the visitor, who may not have meant them. A bought number must not come back. */
    changeWithUndo(selection: Selection): void {
      const { chosen, lost } = state;
      become(selection, lost, chosen[0] ? { chosen, lost } : null);
    },
    removeWithUndo(id: string): void {
      this.changeWithUndo(removeTicket(state.chosen, id));
    },
    swap(lostId: string, free: ChosenTicket): void {
      become(swapTicket(state.chosen, lostId, free));
    },
    /** Applies the result of a fresh check. Ignores ids that are not chosen. */
    mark({ lost = [], free = [] }: { lost?: Iterable<string>; free?: Iterable<string> }): void {
      const next = new Set([...state.lost, ...lost]);
      for (const id of free) next.delete(id);
      const isNews = state.chosen.some(({ id }) => next.has(id) !== state.lost.has(id));
      if (isNews) become(state.chosen, next, state.undo);
    },
    /** Sets the tickets of a sent purchase without a known outcome: this buyer may own them already. */
    awaitAnswer(ids: readonly string[]): void {
      const news = ids.filter((id) => !awaited.has(id));
      awaited = new Set(ids);
      this.mark({ free: news });
    },
    isAwaited: (id: string): boolean => awaited.has(id),
  };
}

const storageKey = (raffleId: string) => `selection:${raffleId}`;

function keptSelection(raffleId: string): Selection {
  for (const storage of bothStorages()) {
    const selection = parseSelection(storage.getItem(storageKey(raffleId)));
    if (selection.length > 0) return selection;
  }
  return [];
}

function keepSelection(raffleId: string, selection: Selection): void {
  changeBothStorages((storage) => {
    if (selection.length === 0) storage.removeItem(storageKey(raffleId));
    else storage.setItem(storageKey(raffleId), JSON.stringify(selection));
  });
}

/** Used when no frame comes, as in a hidden tab. */
const LONGEST_WAIT_MS = 200;

/**
 * Delays a call until the current changes are on screen, and merges calls in between. A tap must
 * show before it does anything else.
 */
function afterPaint(call: () => void): () => void {
  let isWaiting = false;
  return function later() {
    if (isWaiting) return;
    isWaiting = true;
    const run = () => {
      if (!isWaiting) return;
      isWaiting = false;
      call();
    };
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, LONGEST_WAIT_MS);
  };
}
