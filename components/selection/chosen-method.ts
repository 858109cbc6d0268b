import { useSyncExternalStore } from 'react';
import type { Money } from '@/lib/raffle/amounts';
import type { QuickOffer } from '@/lib/raffle/quick-offers';

/** What the page's amounts are by the method that was chosen. */
type ByMethod = { money: Money; offers: readonly QuickOffer[] };

let chosen: ByMethod | null = null;
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

export function tellByMethod(amounts: ByMethod): void {
  chosen = amounts;
  readers.forEach((reader) => reader());
}

/** Null until a method is chosen in the payment. */
export function useByMethod(): ByMethod | null {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
}
