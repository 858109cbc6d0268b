import 'server-only';
import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/platform/env';
import { processWide } from '@/lib/platform/process-wide';
import type { MoneyFormat } from '@/lib/raffle/amounts';

type KnownRate = Pick<MoneyFormat, 'conversion'> & { at: number };

/** Rates change every day, and a card does not show the date of its rate. */
const SHOWN_MS = 10 * 60_000;
const NEWS_MS = 60_000;

const told = processWide('told-rates', () => new LRUCache<string, KnownRate>({ max: 2000 }));

/** @param whose the raffle, and the seller if all of its raffles have the same methods */
export function noteRate(
  whose: readonly (string | null)[],
  conversion: MoneyFormat['conversion'],
): void {
  const at = performance.now();
  for (const id of whose) if (id) told.set(id.toLowerCase(), { conversion, at });
}

/** How a raffle's price is paid, as its list or page said lately; undefined if none did. */
export function knownConversion(raffleId: string): MoneyFormat['conversion'] | undefined {
  const last = lastTold(raffleId);
  return last && performance.now() - last.at <= SHOWN_MS ? last.conversion : undefined;
}

export function isRateNews(raffleId: string): boolean {
  const last = lastTold(raffleId);
  return !last || performance.now() - last.at > NEWS_MS;
}

function lastTold(raffleId: string): KnownRate | undefined {
  const { adminSellerId } = environment();
  const own = told.get(raffleId.toLowerCase());
  const ofSeller = adminSellerId ? told.get(adminSellerId.toLowerCase()) : undefined;
  return own && ofSeller ? (own.at > ofSeller.at ? own : ofSeller) : (own ?? ofSeller);
}
