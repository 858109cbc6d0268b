import 'server-only';
import { cache } from 'react';
import {
  lastGood,
  silentSince,
  storedLastGood,
  toMinute,
  type LastGood,
} from '@/lib/platform/cache/last-good';
import type { FirstTickets, Raffle, RaffleSummary, TicketCounts, Winner } from '@/lib/raffle/types';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { HERO_RAFFLES_LIMIT, STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { throughCircuitBreaker } from './guarded-reads';
import { isRateNews, knownConversion } from './known-rates';
import { PAGE_READ_MS, readPatiently } from './patient-read';
import { getRaffle, listRaffles } from './raffles';
import { getFirstTickets, getTicketCounts, getWinner } from './tickets';

/** A raffle that nobody opened yet outlives the process in its list alone. */
export function namedIn(raffles: readonly { id: string }[]): string {
  return raffles
    .map(({ id }) => id)
    .sort()
    .join();
}

const keepRaffle = storedLastGood<Raffle>('raffle', 2000);
const keepList = storedLastGood<RaffleSummary[]>('raffles', 10, namedIn);
const keepWinner = storedLastGood<Winner | null>('winner', 2000);
/** Not stored: numbers of an earlier process would look free. */
const keepFirstTickets = lastGood<FirstTickets>(2000);
const keepCounts = storedLastGood<TicketCounts | null>('counts', 2000);

/** Renders that ask while a late answer is under way share it. */
const SHARED = { holdMs: 0, maxEntries: 1 };
type OfRaffle = { id: string };
const askRaffle = sharedRead(
  ({ id }: OfRaffle) => throughCircuitBreaker(getRaffle)(id, PAGE_READ_MS),
  SHARED,
);
const askList = sharedRead(
  (query: { isOpen: boolean; limit: number }) =>
    throughCircuitBreaker(listRaffles)({ ...query, timeoutMs: PAGE_READ_MS }),
  { holdMs: 3000, maxEntries: 10 },
);
const askWinner = sharedRead(
  ({ id }: OfRaffle) => throughCircuitBreaker(getWinner)(id, PAGE_READ_MS),
  SHARED,
);
const askFirstTickets = sharedRead(
  ({ id }: OfRaffle) => throughCircuitBreaker(getFirstTickets)(id, PAGE_READ_MS),
  SHARED,
);
const askCounts = sharedRead(
  ({ id }: OfRaffle) => throughCircuitBreaker(getTicketCounts)(id, PAGE_READ_MS),
  SHARED,
);

/** `silentSince`: the admin API does not answer, and this is what it said then. */
type PageRaffle = Raffle & { silentSince: string | null };

/** Only what a list says of it. */
type ListedOnly = { listed: RaffleSummary };

/** Null if the raffle does not exist. Throws if nothing is known of it, so that the old page stays. */
export const readRaffle = cache(async (id: string): Promise<PageRaffle | ListedOnly | null> => {
  const { late, ...inTime } = await readPatiently(keepRaffle, id, askRaffle({ id }));
  const listed = inTime.read.ok ? null : await listedRaffle(id);
  const { read, failure } = late && !inTime.read.ok && !listed ? await late : inTime;
  if (failure === 'no-such-raffle') return null;
  if (!read.ok && !listed) throw new Error(`Raffle ${id} could not be loaded: ${failure}`);
  if (read.ok) {
    const { value } = read;
    return { ...value, readAt: toMinute(Date.parse(value.readAt)), silentSince: silentSince(read) };
  }
  return listed && { listed };
});

/** The last known facts of a raffle, without a question to the admin API. */
export async function knownRaffle(id: string): Promise<RaffleSummary | null> {
  const kept = await keepRaffle(id, { ok: false });
  return kept.ok ? kept.value : listedRaffle(id);
}

const LISTS_OF_PAGES = [
  [true, STRIP_RAFFLES_LIMIT],
  [false, STRIP_RAFFLES_LIMIT],
  [true, HERO_RAFFLES_LIMIT],
] as const;

async function listedRaffles(): Promise<RaffleSummary[]> {
  const lists = await Promise.all(
    LISTS_OF_PAGES.map(([isOpen, limit]) => keepList(`${isOpen}-${limit}`, { ok: false })),
  );
  return lists.flatMap((list) => (list.ok ? list.value : []));
}

async function listedRaffle(id: string): Promise<RaffleSummary | null> {
  return (await listedRaffles()).find((raffle) => raffle.id === id) ?? null;
}

/** Whether a known list has another raffle of this name. */
export async function hasNamesake({ id, name }: Pick<RaffleSummary, 'id' | 'name'>) {
  return (await listedRaffles()).some((other) => other.id !== id && other.name === name);
}

export const readRaffles = cache(
  async (isOpen: boolean, limit: number): Promise<LastGood<RaffleSummary[]>> => {
    const { read } = await readPatiently(
      keepList,
      `${isOpen}-${limit}`,
      askList({ isOpen, limit }),
    );
    if (!read.ok || !isOpen) return read;
    return { ...read, value: read.value.map(withConversion) };
  },
);

function withConversion(raffle: RaffleSummary): RaffleSummary {
  const conversion = knownConversion(raffle.id);
  return conversion === undefined ? raffle : { ...raffle, conversion };
}

/** For the next render, so that a page waits for nothing: asks for one raffle if no rate was told lately. */
export function learnRate(raffles: readonly RaffleSummary[]): void {
  const selling = raffles.find(({ isPending }) => !isPending);
  if (selling && isRateNews(selling.id)) void askRaffle({ id: selling.id });
}

/** For pages that show a winner: the last known one while the admin API is away. */
export async function lastWinner(id: string) {
  return (await readPatiently(keepWinner, id, askWinner({ id }))).read;
}

export const readWinner = cache((id: string): Promise<LastGood<Winner | null>> => lastWinner(id));

export const readFirstTickets = cache(
  async (id: string): Promise<LastGood<FirstTickets>> =>
    (await readPatiently(keepFirstTickets, id, askFirstTickets({ id }))).read,
);

export const readCounts = cache(
  async (id: string): Promise<LastGood<TicketCounts | null>> =>
    (await readPatiently(keepCounts, id, askCounts({ id }))).read,
);
