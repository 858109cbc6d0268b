import { bothStorages, changeBothStorages } from '@/components/ui/both-storages';

/** Marks a waiting draft, so that no database has to be opened. Contains nothing about the buyer. */
const PREFIX = 'payment-draft:';
const storageKey = (raffleId: string) => PREFIX + raffleId;

const listeners = new Set<() => void>();

/** @param until milliseconds since 1970; anything else counts as expired on each page load (`outbox-flag.ts`). */
export function setDraftFlag(raffleId: string, until: number | string): void {
  write((storage) => storage.setItem(storageKey(raffleId), String(until)));
}

export function clearDraftFlag(raffleId: string): void {
  write((storage) => storage.removeItem(storageKey(raffleId)));
}

export function hasDraftFlag(raffleId: string, now: number = Date.now()): boolean {
  return bothStorages().some((storage) => Number(storage.getItem(storageKey(raffleId))) > now);
}

/** The ids of flags that have expired. */
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

/** Without storage only the offer to continue is lost; the draft itself is stored elsewhere. */
function write(change: (storage: Storage) => void): void {
  changeBothStorages(change);
  for (const listener of listeners) listener();
}
