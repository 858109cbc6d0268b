/**
 * Whether a draft waits, told without opening the database and without a word about the buyer. Kept
 * twice because some in-app browsers empty localStorage when a page is left.
 */
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
  return storages().some((storage) => Number(storage.getItem(place(raffleId))) > now);
}

export function onDraftFlag(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A full or forbidden storage costs only the offer to go on; the draft itself is elsewhere. */
function write(change: (storage: Storage) => void): void {
  for (const storage of storages()) {
    try {
      change(storage);
    } catch {
      continue;
    }
  }
  for (const listener of listeners) listener();
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
