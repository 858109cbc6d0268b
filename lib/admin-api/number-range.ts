import 'server-only';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminResult } from './failure';
import { queryTickets } from './tickets';

/** The numbers of a raffle that has all of them from the first to the last. */
export type NumberRange = { first: number; total: number; width: number };

const HOLD_MS = 600_000;

type Numbered = { raffleId: string; total: number };

/** Null where some are missing in between, or are not written as so many digits. */
export const getNumberRangeShared = sharedRead(throughCircuitBreaker(readNumberRange), {
  // A raffle whose numbers are still being made has another total each time.
  holdMs: HOLD_MS,
  maxEntries: 500,
});

async function readNumberRange({
  raffleId,
  total,
}: Numbered): Promise<AdminResult<NumberRange | null>> {
  const pages = await Promise.all(
    [1, -1].map((numero) => queryTickets({ rifa: raffleId, sort: { numero }, desde: 0, hasta: 1 })),
  );
  const ends: string[] = [];
  for (const page of pages) {
    if (!page.ok) return page;
    ends.push(...page.value.tickets.map(({ number }) => number));
  }
  return { ok: true, value: rangeBetween(ends, total) };
}

function rangeBetween([first = '', last = '']: string[], total: number): NumberRange | null {
  const areDigits = /^\d+$/.test(first) && /^\d+$/.test(last) && first.length === last.length;
  if (!areDigits || Number(last) - Number(first) + 1 !== total) return null;
  return { first: Number(first), total, width: first.length };
}
