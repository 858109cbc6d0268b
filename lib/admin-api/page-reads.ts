import 'server-only';
import { cache } from 'react';
import { lastGood } from '@/lib/platform/cache/last-good';
import {
  PAGE_LIFETIME,
  RAFFLES_TAG,
  raffleTag,
  setPageLifetime,
} from '@/lib/platform/cache/page-lifetime';
import { resultFingerprint } from '@/lib/raffle/result';
import { untilDecided } from '@/lib/raffle/draw-day';
import type { FirstTickets, Raffle, RaffleSummary, TicketCounts, Winner } from '@/lib/raffle/types';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { noteShownResult } from '@/lib/platform/cache/shown-results';
import { throughCircuitBreaker } from './guarded-reads';
import { getRaffle, listRaffles } from './raffles';
import { getFirstTickets, getTicketCounts, getWinner } from './tickets';

/** All lifetimes are in seconds. */
const MISSING_LIFETIME = 5;
const INCOMPLETE_LIFETIME = 5;
const UNDECIDED_LIFETIME = 10;

type PageRead<T> = { ok: true; value: T } | { ok: false };

/** Null if the raffle does not exist. Throws if the admin API does not answer, so that the old page stays. */
export const readRaffle = cache(async (id: string): Promise<Raffle | null> => {
  const answer = await throughCircuitBreaker(getRaffle)(id);
  if (answer.ok) {
    await setPageLifetime(PAGE_LIFETIME, [raffleTag(id), RAFFLES_TAG]);
    return answer.value;
  }
  if (answer.reason !== 'no-such-raffle') {
    throw new Error(`Raffle ${id} could not be loaded: ${answer.reason}`);
  }
  await setPageLifetime(MISSING_LIFETIME, [raffleTag(id), RAFFLES_TAG]);
  return null;
});

const listShared = sharedRead(throughCircuitBreaker(listRaffles), { holdMs: 3000, maxEntries: 10 });
const keepList = lastGood<RaffleSummary[]>(10);
const keepWinner = lastGood<Winner | null>(2000);
const keepFirstTickets = lastGood<FirstTickets>(2000);
const keepCounts = lastGood<TicketCounts | null>(2000);

export const readRaffles = cache(
  async (isOpen: boolean, limit: number): Promise<PageRead<RaffleSummary[]>> => {
    await setPageLifetime(PAGE_LIFETIME, [RAFFLES_TAG]);
    return shortenWhenOld(keepList(`${isOpen}-${limit}`, await listShared({ isOpen, limit })));
  },
);

export const readWinner = cache(
  async ({ id, isOpen, drawDate }: Raffle): Promise<PageRead<Winner | null>> => {
    const read = await shortenWhenOld(keepWinner(id, await throughCircuitBreaker(getWinner)(id)));
    const winner = read.ok ? read.value : null;
    const soFar = { isOpen, drawDate, hasWinner: winner !== null };
    if (untilDecided(soFar, Date.now()) === 0) await setPageLifetime(UNDECIDED_LIFETIME);
    noteShownResult(id, resultFingerprint({ isOpen, drawDate, winner }));
    return read;
  },
);

export const readFirstTickets = cache(async (id: string): Promise<PageRead<FirstTickets>> =>
  shortenWhenOld(keepFirstTickets(id, await throughCircuitBreaker(getFirstTickets)(id))),
);

export const readCounts = cache(async (id: string): Promise<PageRead<TicketCounts | null>> =>
  shortenWhenOld(keepCounts(id, await throughCircuitBreaker(getTicketCounts)(id))),
);

async function shortenWhenOld<T>(
  read: { ok: true; value: T; isStale: boolean } | { ok: false },
): Promise<PageRead<T>> {
  if (!read.ok || read.isStale) await setPageLifetime(INCOMPLETE_LIFETIME);
  return read.ok ? { ok: true, value: read.value } : read;
}
