import 'server-only';
import { distinct } from '@/lib/raffle/distinct';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import type { Ticket } from '@/lib/raffle/types';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminResult } from './failure';
import { askForAll } from './free-tickets';
import { getTicketsByNumber } from './tickets';

/** Guesses per request. */
const GUESSES = MAX_TICKETS_PER_PURCHASE;

type Guesses = {
  /** Every wanted number is equally likely. */
  guess: () => string;
  questions: number;
};

/** Enough that, with this share free, only one pick in a million finds too few free numbers. */
export function questionsFor(quantity: number, share: number): number {
  return Math.ceil((2 * quantity + 20) / share / GUESSES);
}

const lookAt = throughCircuitBreaker(getTicketsByNumber);

/** All guessed numbers that are free. Each is equally likely, whatever is sold around it. */
export async function askForGuesses(
  raffleId: string,
  { guess, questions }: Guesses,
): Promise<AdminResult<Ticket[]>> {
  const guesses = Array.from({ length: questions }, () => Array.from({ length: GUESSES }, guess));
  const pages = await askForAll(guesses, (numbers) => lookAt(raffleId, numbers));
  if (!pages.ok) return pages;
  const free = pages.value.flat().filter(({ status }) => status === 'available');
  return { ok: true, value: distinct(free) };
}
