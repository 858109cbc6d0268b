import 'server-only';
import type { RandomInt } from '@/lib/raffle/luck';
import { drawFrom, drawPlaces } from '@/lib/raffle/random-pick';
import type { Ticket, TicketCounts } from '@/lib/raffle/types';
import type { AdminResult } from './failure';
import { askForAll, MOST_ROWS, queryFree } from './free-tickets';
import { askForGuesses, questionsFor } from './guessed-numbers';
import { getNumberRangeShared, type NumberRange } from './number-range';
import { distinct } from './tickets';

type RandomDraw = {
  quantity: number;
  counts: TicketCounts | null;
  /** One of the raffle's numbers, which shows how it writes them. */
  example: string;
};

/** For an admin API that does not draw by itself: in as few questions as can be, `quantity` at most. */
export async function drawRandomly(
  raffleId: string,
  { quantity, counts, example }: RandomDraw,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  if (counts === null || counts.available <= fewFree(quantity)) {
    const page = await queryFree(raffleId, { hasta: MOST_ROWS });
    if (!page.ok) return page;
    return { ok: true, value: drawFrom(page.value.tickets, quantity, random) };
  }
  const { available: free, total } = counts;
  const questions = questionsFor(quantity, free / total);
  if (!/^\d+$/.test(example) || questions + RANGE_QUESTIONS > quantity) {
    return drawByPlaces(raffleId, { quantity, free, questions: quantity }, random);
  }
  const range = await getNumberRangeShared({ raffleId, total });
  if (!range.ok) return range;
  return range.value
    ? drawByGuesses(raffleId, { quantity, questions, range: range.value }, random)
    : drawByPlaces(raffleId, { quantity, free, questions: quantity - RANGE_QUESTIONS }, random);
}

/** So few are all asked for at once: one question, and no place that a sale meanwhile leaves empty. */
function fewFree(quantity: number): number {
  return Math.max(250, Math.min(20 * quantity, MOST_ROWS));
}

const RANGE_QUESTIONS = 2;

type Guessed = { quantity: number; questions: number; range: NumberRange };

async function drawByGuesses(
  raffleId: string,
  { quantity, questions, range }: Guessed,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  const { first, total, width } = range;
  const guess = () => String(first + random(total)).padStart(width, '0');
  const free = await askForGuesses(raffleId, { guess, questions });
  return free.ok ? { ok: true, value: drawFrom(free.value, quantity, random) } : free;
}

type Placed = { quantity: number; free: number; questions: number };

async function drawByPlaces(
  raffleId: string,
  { quantity, free, questions }: Placed,
  random: RandomInt,
): Promise<AdminResult<Ticket[]>> {
  const pages = await askForAll(drawPlaces(questions, free, random), (place) =>
    queryFree(raffleId, placed(place, free)),
  );
  if (!pages.ok) return pages;
  const drawn = pages.value.flatMap((tickets) => tickets.slice(0, 1));
  const spare = pages.value.flatMap((tickets) => tickets.slice(1));
  // Each brings the next one as well, for where there are fewer questions than numbers.
  // A sale between two questions moves the places: one is empty then, or the same ticket comes twice.
  return { ok: true, value: distinct([...drawn, ...spare]).slice(0, quantity) };
}

/** Counted from the nearer end: to skip costs the admin API as much as all that is skipped. */
function placed(place: number, free: number) {
  const isNearEnd = place * 2 > free;
  return {
    sort: { numero: isNearEnd ? -1 : 1 },
    desde: isNearEnd ? free - 1 - place : place,
    hasta: 2,
  };
}
