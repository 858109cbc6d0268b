import 'server-only';
import { distinct } from '@/lib/raffle/distinct';
import type { RandomInt } from '@/lib/raffle/luck';
import { pickFrom, pickPlaces } from '@/lib/raffle/random-pick';
import type { Ticket, TicketCounts } from '@/lib/raffle/types';
import type { AdminResult } from './failure';
import { askForAll, MOST_ROWS, queryFree } from './free-tickets';
import { askForGuesses, questionsFor } from './guessed-numbers';
import { queryTickets } from './tickets';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { throughCircuitBreaker } from './guarded-reads';

type RandomDraw = {
  quantity: number;
  counts: TicketCounts | null;
  /** One of the raffle's numbers, which shows their format. */
  example: string;
};

/** For an admin API that cannot pick by itself: uses as few requests as possible, at most `quantity`. */
export async function pickRandomly(
  raffleId: string,
  { quantity, counts, example }: RandomDraw,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  if (counts === null || counts.available <= fewFree(quantity)) {
    const page = await queryFree(raffleId, { hasta: MOST_ROWS });
    if (!page.ok) return page;
    return { ok: true, value: pickFrom(page.value.tickets, quantity, random) };
  }
  const { available: free, total } = counts;
  const questions = questionsFor(quantity, free / total);
  if (!/^\d+$/.test(example) || questions + RANGE_QUESTIONS > quantity) {
    return pickByPlaces(raffleId, { quantity, free, questions: quantity }, random);
  }
  const range = await getNumberRangeShared({ raffleId, total });
  if (!range.ok) return range;
  return range.value
    ? pickByGuesses(raffleId, { quantity, questions, range: range.value }, random)
    : pickByPlaces(raffleId, { quantity, free, questions: quantity - RANGE_QUESTIONS }, random);
}

/** Up to this many are read in one request, so that no sale in between leaves a place empty. */
function fewFree(quantity: number): number {
  return Math.max(250, Math.min(20 * quantity, MOST_ROWS));
}

const RANGE_QUESTIONS = 2;

type Guessed = { quantity: number; questions: number; range: NumberRange };

async function pickByGuesses(
  raffleId: string,
  { quantity, questions, range }: Guessed,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  const { first, total, width } = range;
  const guess = () => String(first + random(total)).padStart(width, '0');
  const free = await askForGuesses(raffleId, { guess, questions });
  return free.ok ? { ok: true, value: pickFrom(free.value, quantity, random) } : free;
}

type Placed = { quantity: number; free: number; questions: number };

async function pickByPlaces(
  raffleId: string,
  { quantity, free, questions }: Placed,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  const pages = await askForAll(pickPlaces(questions, free, random), (place) =>
    queryFree(raffleId, placed(place, free)),
  );
  if (!pages.ok) return pages;
  const picked = pages.value.flatMap((tickets) => tickets.slice(0, 1));
  const spare = pages.value.flatMap((tickets) => tickets.slice(1));
  // Each answer also has the next ticket, in case there are fewer requests than numbers.
  // A sale between two requests shifts the places: one is then empty, or a ticket comes twice.
  return { ok: true, value: distinct([...picked, ...spare]).slice(0, quantity) };
}

/** Counts from the nearer end, because the admin API's cost grows with the rows skipped. */
function placed(place: number, free: number) {
  const isNearEnd = place * 2 > free;
  return {
    sort: { numero: isNearEnd ? -1 : 1 },
    desde: isNearEnd ? free - 1 - place : place,
    hasta: 2,
  };
}

/** The numbers of a raffle without gaps between first and last. */
type NumberRange = { first: number; total: number; width: number };

const HOLD_MS = 600_000;

type Numbered = { raffleId: string; total: number };

/** Null if there are gaps, or if the numbers are not digits of equal length. */
export const getNumberRangeShared = sharedRead(throughCircuitBreaker(readNumberRange), {
  // A raffle whose numbers are still being created has a new total, and so a new key, each time.
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
