'use client';

import { useSyncExternalStore, type ReactElement } from 'react';
import type { MoneyFormat } from '@/lib/raffle/amounts';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import type { TicketCounts } from '@/lib/raffle/types';

/** Facts about the raffle newer than the server's HTML. Leaving the page always reloads, which clears them. */
type LatestFacts = {
  /** The picker's latest counts. */
  counts?: TicketCounts;
  /* Set by the method chosen in the payment. */
  money?: MoneyFormat;
  offers?: readonly QuickOffer[];
  /** The price of one number. */
  paid?: ReactElement;
  price?: ReactElement;
  rate?: ReactElement;
};

const known: LatestFacts = {};
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function publishFacts(news: LatestFacts): void {
  Object.assign(known, news);
  readers.forEach((reader) => reader());
}

export function useLatestFact<Part extends keyof LatestFacts>(part: Part): LatestFacts[Part] {
  return useSyncExternalStore(
    subscribe,
    () => known[part],
    () => undefined,
  );
}

type UntilNewerProps = { of: 'paid' | 'price' | 'rate'; children: ReactElement };

/** Shows the server's content until newer facts are known. */
export function UntilNewer({ of, children }: UntilNewerProps) {
  return useLatestFact(of) ?? children;
}
