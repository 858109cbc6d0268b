/**
 * Data that must outlast a visit is stored twice: some in-app browsers clear localStorage when a page is left, and
 * sessionStorage does not outlive its tab. A blocked storage is left out: opening it throws, or returns null in a
 * web view created without it.
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

/** Skips a full or blocked storage silently: only the stored data is lost. */
export function changeBothStorages(change: (storage: Storage) => void): void {
  for (const storage of bothStorages()) {
    try {
      change(storage);
    } catch {
      continue;
    }
  }
}
