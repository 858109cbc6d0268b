import { bothStorages, changeBothStorages } from '@/components/ui/both-storages';
import { parseSelection, type Selection } from '@/lib/raffle/selection';

const storageKey = (raffleId: string) => `selection:${raffleId}`;

export function keptSelection(raffleId: string): Selection {
  for (const storage of bothStorages()) {
    const selection = parseSelection(storage.getItem(storageKey(raffleId)));
    if (selection.length > 0) return selection;
  }
  return [];
}

export function keepSelection(raffleId: string, selection: Selection): void {
  changeBothStorages((storage) => {
    if (selection.length === 0) storage.removeItem(storageKey(raffleId));
    else storage.setItem(storageKey(raffleId), JSON.stringify(selection));
  });
}
