import 'server-only';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import type { Ticket } from '@/lib/raffle/types';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminResult } from './failure';
import { askForAll } from './free-tickets';
import { distinct, getTicketsByNumber } from './tickets';

/** Of one question. */
const GUESSES = MAX_TICKETS_PER_PURCHASE;

type Guesses = {
  /** Each number that is wanted is as likely as any other. */
  guess: () => string;
  questions: number;
};

/** So many that fewer than wanted are found free once in a million draws, where this share is free. */
export function questionsFor(quantity: number, share: number): number {
  return Math.ceil((2 * quantity + 20) / share / GUESSES);
}

const lookAt = throughCircuitBreaker(getTicketsByNumber);

/** Of the numbers guessed, all that are free: each as likely as any other, whatever is sold around it. */
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
