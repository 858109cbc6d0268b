import {
  isWorthKeeping,
  readOwnPurchases,
  withPurchase,
  type OwnPurchase,
} from '@/lib/raffle/own-purchase';

/** On this phone only: our server is never told. */
const place = (raffleId: string) => `own-numbers:${raffleId}`;

const listeners = new Set<() => void>();

type Registered = Pick<OwnPurchase, 'numbers' | 'trace' | 'ticketPath'>;

/** Remembers a purchase that just went through. */
export function rememberPurchase(raffleId: string, registered: Registered): void {
  const { numbers, trace, ticketPath } = registered;
  const known = readOwnPurchases(writtenPurchases(raffleId));
  write(raffleId, withPurchase(known, { numbers, trace, ticketPath, boughtAt: Date.now() }));
}

export function forgetPurchases(raffleId: string): void {
  write(raffleId, []);
}

/** Forgets those of which nobody asks any more. */
export function forgetOldPurchases(raffleId: string, drawDate: string | null): void {
  const known = readOwnPurchases(writtenPurchases(raffleId));
  const kept = known.filter((purchase) => isWorthKeeping(purchase, drawDate, Date.now()));
  if (kept.length < known.length) write(raffleId, kept);
}

/** As text, which is the same as long as nothing changes; null when there are none. */
export function writtenPurchases(raffleId: string): string | null {
  try {
    return localStorage.getItem(place(raffleId));
  } catch {
    return null;
  }
}

export function onOwnPurchases(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A full or forbidden storage costs only the memory; the tickets are the buyer's all the same. */
function write(raffleId: string, purchases: OwnPurchase[]): void {
  try {
    if (purchases.length === 0) localStorage.removeItem(place(raffleId));
    else localStorage.setItem(place(raffleId), JSON.stringify(purchases));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
