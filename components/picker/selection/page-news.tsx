'use client';

import { useSyncExternalStore, type ReactElement } from 'react';
import type { MoneyFormat } from '@/lib/raffle/amounts';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import type { TicketCounts } from '@/lib/raffle/types';

/** What a part of a raffle's page knows better than the server did; a page is left by a load. */
type PageNews = {
  /** As the picker heard last. */
  counts?: TicketCounts;
  /* By the method that was chosen in the payment. */
  money?: MoneyFormat;
  offers?: readonly QuickOffer[];
  /** Of one number, alone. */
  paid?: ReactElement;
  price?: ReactElement;
  rate?: ReactElement;
};

const known: PageNews = {};
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function tellPage(news: PageNews): void {
  Object.assign(known, news);
  readers.forEach((reader) => reader());
}

export function usePageNews<Part extends keyof PageNews>(part: Part): PageNews[Part] {
  return useSyncExternalStore(
    subscribe,
    () => known[part],
    () => undefined,
  );
}

type UntilNewsProps = { of: 'paid' | 'price' | 'rate'; children: ReactElement };

/** What the server wrote, until something else is known. */
export function UntilNews({ of, children }: UntilNewsProps) {
  return usePageNews(of) ?? children;
}
