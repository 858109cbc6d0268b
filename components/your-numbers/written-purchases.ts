/** Where this phone, and nobody else, remembers what it bought of a raffle. */
export const purchasesPlace = (raffleId: string) => `own-numbers:${raffleId}`;

const listeners = new Set<() => void>();

/** As text, which is the same as long as nothing changes; null when there are none. */
export function writtenPurchases(raffleId: string): string | null {
  try {
    return localStorage.getItem(purchasesPlace(raffleId));
  } catch {
    return null;
  }
}

export function onWrittenPurchases(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function tellWrittenPurchases(): void {
  for (const listener of listeners) listener();
}
