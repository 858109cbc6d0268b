import 'server-only';
import { cache } from 'react';
import { createReader, silentSince, toMinute, type LastGood } from '@/lib/platform/cache/reader';
import type { Raffle, RaffleSummary } from '@/lib/raffle/types';
import { HERO_RAFFLES_LIMIT, STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { throughCircuitBreaker } from './guarded-reads';
import { isRateNews, knownConversion } from './known-rates';
import { getRaffle, listRaffles } from './raffles';
import { getFirstTickets, getTicketCounts, getWinner } from './tickets';

/** Longer than a page waits: what comes late is for the next visitor. */
export const PAGE_READ_MS = 10_000;

/** Tells a list with other raffles: one that nobody has opened is stored in its list alone. */
export function namedIn(raffles: readonly { id: string }[]): string {
  return raffles
    .map(({ id }) => id)
    .sort()
    .join();
}

const ofRaffle = <T>(read: (id: string, timeoutMs: number) => Promise<T>) => {
  const guarded = throughCircuitBreaker(read);
  return (id: string) => guarded(id, PAGE_READ_MS);
};

const raffles = createReader({
  name: 'raffle',
  max: 2000,
  read: ofRaffle(getRaffle),
  stored: {},
});
const lists = createReader({
  name: 'raffles',
  max: 10,
  freshMs: 3000,
  read: (query: { isOpen: boolean; limit: number }) =>
    throughCircuitBreaker(listRaffles)({ ...query, timeoutMs: PAGE_READ_MS }),
  stored: { newsOf: namedIn },
});
export const winners = createReader({
  name: 'winner',
  max: 2000,
  read: ofRaffle(getWinner),
  stored: {},
});
/** Not stored: numbers of an earlier process would look free. */
const firstTickets = createReader({
  name: 'first-tickets',
  max: 2000,
  read: ofRaffle(getFirstTickets),
});
const counts = createReader({
  name: 'counts',
  max: 2000,
  read: ofRaffle(getTicketCounts),
  stored: {},
});

/** `silentSince`: the admin API does not answer, and this is what it said then. */
type PageRaffle = Raffle & { silentSince: string | null };

/** Only what a list says of it. */
type ListedOnly = { listed: RaffleSummary };

/** Null if the raffle does not exist. Throws if nothing is known of it, so that the old page stays. */
export const readRaffle = cache(async (id: string): Promise<PageRaffle | ListedOnly | null> => {
  const inTime = await raffles.forPage(id);
  const listed = inTime.ok ? null : await listedRaffle(id);
  const isAwaited = !inTime.ok && inTime.reason === 'late' && !listed;
  const read = isAwaited ? await raffles.orKnown(id) : inTime;
  if (read.ok) {
    const { value } = read;
    return { ...value, readAt: toMinute(Date.parse(value.readAt)), silentSince: silentSince(read) };
  }
  if (read.reason === 'no-such-raffle') return null;
  if (!listed) throw new Error(`Raffle ${id} could not be loaded: ${read.reason}`);
  return { listed };
});

/** The last known facts of a raffle, without a question to the admin API. */
export async function knownRaffle(id: string): Promise<RaffleSummary | null> {
  return (await raffles.known(id))?.value ?? listedRaffle(id);
}

const LISTS_OF_PAGES = [
  { isOpen: true, limit: STRIP_RAFFLES_LIMIT },
  { isOpen: false, limit: STRIP_RAFFLES_LIMIT },
  { isOpen: true, limit: HERO_RAFFLES_LIMIT },
];

async function listedRaffles(): Promise<RaffleSummary[]> {
  const known = await Promise.all(LISTS_OF_PAGES.map(lists.known));
  return known.flatMap((list) => list?.value ?? []);
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
    const read = await lists.forPage({ isOpen, limit });
    if (!read.ok || !isOpen) return read;
    return { ...read, value: read.value.map(withConversion) };
  },
);

function withConversion(raffle: RaffleSummary): RaffleSummary {
  const conversion = knownConversion(raffle.id);
  return conversion === undefined ? raffle : { ...raffle, conversion };
}

/** For the next render, so that no page waits: reads one raffle if no rate came lately. */
export function learnRate(listed: readonly RaffleSummary[]): void {
  const selling = listed.find(({ isPending }) => !isPending);
  if (selling && isRateNews(selling.id)) void raffles.now(selling.id);
}

/** The last known one while the admin API is away. */
export const readWinner = cache((id: string) => winners.forPage(id));

/** A number that was drawn hardly ever changes, and one page shows many: it may be a minute old. */
export function readDrawnWinner(id: string) {
  return winners.forPage(id, (winner) => (winner ? 60_000 : 0));
}

export const readFirstTickets = cache((id: string) => firstTickets.forPage(id));

export const readCounts = cache((id: string) => counts.forPage(id));
