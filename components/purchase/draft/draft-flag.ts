import { bothStorages, changeBothStorages } from '@/components/ui/both-storages';

/** Whether a draft waits, told without opening the database and without a word about the buyer. */
const PREFIX = 'payment-draft:';
const storageKey = (raffleId: string) => PREFIX + raffleId;

const listeners = new Set<() => void>();

/** @param until milliseconds since 1970; what is no time is due at each opening (`outbox-flag.ts`). */
export function setDraftFlag(raffleId: string, until: number | string): void {
  write((storage) => storage.setItem(storageKey(raffleId), String(until)));
}

export function clearDraftFlag(raffleId: string): void {
  write((storage) => storage.removeItem(storageKey(raffleId)));
}

export function hasDraftFlag(raffleId: string, now: number = Date.now()): boolean {
  return bothStorages().some((storage) => Number(storage.getItem(storageKey(raffleId))) > now);
}

/** Of what is kept, what has outlived its time. */
export function expiredDrafts(now: number): string[] {
  const ids = bothStorages()
    .flatMap((storage) => Object.keys(storage))
    .flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  return [...new Set(ids)].filter((id) => !hasDraftFlag(id, now));
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
