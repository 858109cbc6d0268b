import 'server-only';
import {
  isLucky,
  luckyDigits,
  luckyShare,
  nearbyDigits,
  nearness,
  plainDigits,
  randomLucky,
  type Luck,
  type RandomInt,
} from '@/lib/raffle/luck';
import { pickFrom } from '@/lib/raffle/random-pick';
import type { PickedTickets } from '@/lib/raffle/pick-query';
import type { Ticket } from '@/lib/raffle/types';
import type { AdminResult } from './failure';
import { MOST_ROWS, queryFree } from './free-tickets';
import { askForGuesses, questionsFor } from './guessed-numbers';
import { numberLike } from './tickets';

type LuckyPick = {
  quantity: number;
  luck: Luck;
  /** In the whole raffle; null if the admin API does not say. */
  free: number | null;
  /** The first free ticket, which shows how this raffle writes its numbers. */
  first: Ticket | undefined;
};

type Picked = AdminResult<Omit<PickedTickets, 'free'>>;

/** The admin API does not count search results: it reads all lucky numbers if few, or guesses a sample if many. */
export async function pickLucky(
  raffleId: string,
  { quantity, luck, free, first }: LuckyPick,
  random: RandomInt,
): Promise<Picked> {
  if (!first) return { ok: true, value: { tickets: [], nearest: [] } };
  const numbers = formatOf(first.number);
  if (free !== null && isAbundant(luck, numbers, free)) {
    const { width } = numbers;
    const guess = () => randomLucky(luck, width, random);
    const questions = Math.min(questionsFor(quantity, free / 10 ** width), quantity);
    const guessed = await askForGuesses(raffleId, { guess, questions });
    if (!guessed.ok) return guessed;
    return {
      ok: true,
      value: { tickets: pickFrom(guessed.value, quantity, random), nearest: [] },
    };
  }
  const page = await askForDigits(raffleId, luck, luckyDigits(luck, numbers.width), numbers);
  if (!page.ok) return page;
  const lucky = page.value.filter(({ number }) => isLucky(number, luck));
  if (lucky.length === 0) return nearestTo(raffleId, luck, numbers);
  return { ok: true, value: { tickets: pickFrom(lucky, quantity, random), nearest: [] } };
}

type Format = {
  width: number;
  /** Has letters or signs between the digits (`000-501`). */
  isGrouped: boolean;
};

function formatOf(number: string): Format {
  const { length: width } = plainDigits(number);
  return { width, isGrouped: width !== number.length };
}

/** True if one page may not hold them all and guesses often find a free number. */
function isAbundant(luck: Luck, { width, isGrouped }: Format, free: number): boolean {
  const isOftenFree = free / 10 ** width >= 0.06;
  return !isGrouped && isOftenFree && free * luckyShare(luck, width) > 0.8 * MOST_ROWS;
}

const NEAREST = 6;

async function nearestTo(raffleId: string, luck: Luck, numbers: Format): Promise<Picked> {
  const near = nearbyDigits(luck, numbers.width);
  const page = await askForDigits(raffleId, luck, near, numbers);
  if (!page.ok) return page;
  const sorted = page.value
    .map((ticket) => ({ ticket, place: nearness(ticket.number, luck, near) }))
    .sort((one, other) => one.place - other.place);
  return {
    ok: true,
    value: { tickets: [], nearest: sorted.slice(0, NEAREST).map(({ ticket }) => ticket) },
  };
}

async function askForDigits(
  raffleId: string,
  { kind }: Luck,
  digits: string[],
  { isGrouped }: Format,
): Promise<AdminResult<Ticket[]>> {
  const between = isGrouped ? '[^0-9]*' : '';
  const end = kind === 'contains' ? '' : `${between}$`;
  const $or = digits.map((wanted) => numberLike([...wanted].join(between) + end));
  const page = await queryFree(raffleId, { $or, hasta: MOST_ROWS });
  return page.ok ? { ok: true, value: page.value.tickets } : page;
}
