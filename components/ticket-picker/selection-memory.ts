import type { Selection } from '@/lib/raffle/selection';
import { parseSelection } from '@/lib/raffle/selection';

const place = (raffleId: string) => `selection:${raffleId}`;

/**
 * What an earlier visit left. Kept twice because some in-app browsers empty localStorage when a
 * page is left, and sessionStorage does not outlive its tab.
 */
export function keptSelection(raffleId: string): Selection {
  for (const storage of storages()) {
    const selection = parseSelection(storage.getItem(place(raffleId)));
    if (selection.length > 0) return selection;
  }
  return [];
}

/** A full or forbidden storage costs only the memory of the choice. */
export function keepSelection(raffleId: string, selection: Selection): void {
  for (const storage of storages()) {
    try {
      if (selection.length === 0) storage.removeItem(place(raffleId));
      else storage.setItem(place(raffleId), JSON.stringify(selection));
    } catch {
      continue;
    }
  }
}

function storages(): Storage[] {
  return [() => window.sessionStorage, () => window.localStorage].flatMap((open) => {
    try {
      return [open()];
    } catch {
      return [];
    }
  });
}
