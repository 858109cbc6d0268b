import { useSyncExternalStore, type ReactNode } from 'react';
import type { Money } from '@/lib/raffle/amounts';
import type { QuickOffer } from '@/lib/raffle/quick-offers';

/** What the page's amounts are by the method that was chosen. */
export type ByMethod = {
  raffleId: string;
  money: Money;
  offers: readonly QuickOffer[];
  /** Of one number, alone. */
  paid: string;
  price: ReactNode;
  rate: ReactNode;
};

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
export function useByMethod(raffleId: string): ByMethod | null {
  const last = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
  return last?.raffleId === raffleId ? last : null;
}
