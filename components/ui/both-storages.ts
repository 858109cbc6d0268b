/**
 * What must outlast a visit is kept twice: some in-app browsers empty localStorage when a page is left, and
 * sessionStorage does not outlive its tab. A storage that is forbidden is left out: opening it throws, or gives
 * null in a web view made without it.
 */
export function bothStorages(): Storage[] {
  return [
    (): Storage | null => window.sessionStorage,
    (): Storage | null => window.localStorage,
  ].flatMap((open) => {
    try {
      return open() ?? [];
    } catch {
      return [];
    }
  });
}

/** A full or forbidden storage is passed over in silence: it costs only the memory. */
export function changeBothStorages(change: (storage: Storage) => void): void {
  for (const storage of bothStorages()) {
    try {
      change(storage);
    } catch {
      continue;
    }
  }
}
