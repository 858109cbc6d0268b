import { bothStorages, changeBothStorages } from '@/components/ui/both-storages';
import type { Selection } from '@/lib/raffle/selection';
import { parseSelection } from '@/lib/raffle/selection';

const place = (raffleId: string) => `selection:${raffleId}`;

/** What an earlier visit left. */
export function keptSelection(raffleId: string): Selection {
  for (const storage of bothStorages()) {
    const selection = parseSelection(storage.getItem(place(raffleId)));
    if (selection.length > 0) return selection;
  }
  return [];
}

export function keepSelection(raffleId: string, selection: Selection): void {
  changeBothStorages((storage) => {
    if (selection.length === 0) storage.removeItem(place(raffleId));
    else storage.setItem(place(raffleId), JSON.stringify(selection));
  });
}
