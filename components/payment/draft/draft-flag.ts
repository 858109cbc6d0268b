import { bothStorages, changeBothStorages } from '@/components/ui/both-storages';

/** Whether a draft waits, told without opening the database and without a word about the buyer. */
const place = (raffleId: string) => `payment-draft:${raffleId}`;

const listeners = new Set<() => void>();

/** @param until milliseconds since 1970. */
export function raiseDraftFlag(raffleId: string, until: number): void {
  write((storage) => storage.setItem(place(raffleId), String(until)));
}

export function lowerDraftFlag(raffleId: string): void {
  write((storage) => storage.removeItem(place(raffleId)));
}

export function hasDraftFlag(raffleId: string, now: number = Date.now()): boolean {
  return bothStorages().some((storage) => Number(storage.getItem(place(raffleId))) > now);
}

export function onDraftFlag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where nothing can be kept only the offer to go on is lost; the draft itself is elsewhere. */
function write(change: (storage: Storage) => void): void {
  changeBothStorages(change);
  for (const listener of listeners) listener();
}
