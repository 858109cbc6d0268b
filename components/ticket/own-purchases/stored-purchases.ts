import { OWN_NUMBERS } from '@/lib/raffle/own-numbers-key';

/** The key of a raffle's purchases. They are stored on this phone only. */
export const purchasesKey = (raffleId: string) => OWN_NUMBERS + raffleId;

const listeners = new Set<() => void>();

/** The raw text, which stays equal while nothing changes; null when there are no purchases. */
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
