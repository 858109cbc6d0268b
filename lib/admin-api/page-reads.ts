import 'server-only';
import { cache } from 'react';
import { lastGood, storedLastGood } from '@/lib/platform/cache/last-good';
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
export const INCOMPLETE_LIFETIME = 5;
const UNDECIDED_LIFETIME = 10;

type PageRead<T> = { ok: true; value: T } | { ok: false };

const keepRaffle = storedLastGood<Raffle>('raffle', 2000);

/** `isStale`: the admin API does not answer, and this is what it said at `readAt`. */
export type PageRaffle = Raffle & { isStale: boolean };

/** Null if the raffle does not exist. Throws if nothing is known of it, so that the old page stays. */
export const readRaffle = cache(async (id: string): Promise<PageRaffle | null> => {
  const answer = await throughCircuitBreaker(getRaffle)(id);
  const failure = answer.ok ? null : answer.reason;
  const isGone = failure === 'no-such-raffle';
  const read = await keepRaffle(id, answer.ok ? answer : { ok: false, isGone });
  const tags = [raffleTag(id), RAFFLES_TAG];
  if (isGone) {
    await setPageLifetime(MISSING_LIFETIME, tags);
    return null;
  }
  if (!read.ok) throw new Error(`Raffle ${id} could not be loaded: ${failure}`);
  await setPageLifetime(read.isStale ? INCOMPLETE_LIFETIME : PAGE_LIFETIME, tags);
  return { ...read.value, isStale: read.isStale };
});

const listShared = sharedRead(throughCircuitBreaker(listRaffles), { holdMs: 3000, maxEntries: 10 });
const keepList = storedLastGood<RaffleSummary[]>('raffles', 10);
const keepWinner = storedLastGood<Winner | null>('winner', 2000);
/** Not stored: numbers of an earlier process would look free. */
const keepFirstTickets = lastGood<FirstTickets>(2000);
const keepCounts = storedLastGood<TicketCounts | null>('counts', 2000);

export const readRaffles = cache(
  async (isOpen: boolean, limit: number): Promise<PageRead<RaffleSummary[]>> => {
    await setPageLifetime(PAGE_LIFETIME, [RAFFLES_TAG]);
    return shortenWhenOld(
      await keepList(`${isOpen}-${limit}`, await listShared({ isOpen, limit })),
    );
  },
);

/** For pages that show a winner: the last known one while the admin API is away. */
export async function lastWinner(id: string) {
  return keepWinner(id, await throughCircuitBreaker(getWinner)(id));
}

export const readWinner = cache(
  async ({ id, isOpen, drawDate }: Raffle): Promise<PageRead<Winner | null>> => {
    const read = await shortenWhenOld(await lastWinner(id));
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
  shortenWhenOld(await keepCounts(id, await throughCircuitBreaker(getTicketCounts)(id))),
);

async function shortenWhenOld<T>(
  read: { ok: true; value: T; isStale: boolean } | { ok: false },
): Promise<PageRead<T>> {
  if (!read.ok || read.isStale) await setPageLifetime(INCOMPLETE_LIFETIME);
  return read.ok ? { ok: true, value: read.value } : read;
}
