/*
 * Which raffles have a purchase on this phone, and when a page has something to do about it, in milliseconds since 1970.
 * Contains nothing about the buyer, and saves opening the database.
 */
const PREFIX = 'payment-draft:';

/** Where nothing can be stored there is no flag. */
export function setDraftFlag(id: string, dueAt: number): void {
  write((storage) => storage.setItem(PREFIX + id, String(dueAt)));
}

export function clearDraftFlag(id: string): void {
  write((storage) => storage.removeItem(PREFIX + id));
}

export function hasDraftFlag(id: string): boolean {
  try {
    return localStorage.getItem(PREFIX + id) !== null;
  } catch {
    return false;
  }
}

/** The ids that a page has to look at. */
export function dueDrafts(now: number): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(PREFIX) && !(Number(localStorage.getItem(key)) > now)
        ? [key.slice(PREFIX.length)]
        : [],
    );
  } catch {
    return [];
  }
}

/** Calls `listener` after the changes of other tabs. */
export function onOtherTabs(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (!key || key.startsWith(PREFIX)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
}
