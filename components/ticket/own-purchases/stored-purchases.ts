/** Where this phone, and nobody else, remembers what it bought of a raffle. */
export const purchasesKey = (raffleId: string) => `own-numbers:${raffleId}`;

const listeners = new Set<() => void>();

/** As text, which is the same as long as nothing changes; null when there are none. */
export function storedPurchases(raffleId: string): string | null {
  try {
    return localStorage.getItem(purchasesKey(raffleId));
  } catch {
    return null;
  }
}

export function onStoredPurchases(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function notifyStoredPurchases(): void {
  for (const listener of listeners) listener();
}
