import { ticketKeys } from '@/lib/digital-ticket/keys';
import { partOfTicketPath } from '@/lib/digital-ticket/path';
import { seal, unseal } from '@/lib/digital-ticket/token';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { LookUpReads } from './admin';
import { buyerMarks, isRegistered, markedBuyer, type Attempt, type BuyerMarks } from './attempt';
import { notRegistered, registeredAt, ticketPathOf, totalOf } from './decide-outcome';
import { findingOf } from './look-up';

export type LateLook = {
  /** Ms since 1970. */
  until: number;
  buyer: BuyerMarks;
  ticketPath: string;
  /** Sealed: the seller is told of it, whenever it is registered. */
  secondReference: string | null;
  /** Nobody answered it; else it was refused. */
  isUnheard: boolean;
};

/** What was sent and registered nothing may still be registered; so may an earlier sending under the same key. */
export function lateLookOf(attempt: Attempt, outcome: PurchaseOutcome): LateLook | null {
  if (isRegistered(outcome)) return null;
  const earlier = pending(attempt);
  if (attempt.phase !== 'sent') return earlier;
  const isUnheard = outcome.state === 'not-registered' || earlier?.isUnheard === true;
  return startLook(attempt, isUnheard) ?? earlier;
}

function startLook(attempt: Attempt, isUnheard: boolean): LateLook | null {
  const { buyer, raffleId, tickets, secondReference } = attempt;
  if (!buyer) return null;
  return {
    until: Date.now() + LATE_LOOK_MS,
    buyer: buyerMarks(raffleId, buyer),
    ticketPath: ticketPathOf(
      attempt,
      tickets.map(({ number }) => number),
    ),
    secondReference: secondReference ? seal(Buffer.from(secondReference), ticketKeys()) : null,
    isUnheard,
  };
}

function pending({ late }: Pick<Attempt, 'late'>): LateLook | null {
  return late && Date.now() < late.until ? late : null;
}

/** An earlier sending that nobody answered may still be handled, meet a later one and undo both. */
export function hasUnheardSending(attempt: Pick<Attempt, 'late'>): boolean {
  return pending(attempt)?.isUnheard === true;
}

/** That numbers are taken by now is no end of an earlier sending that nobody answered. */
export function besidesEarlier(attempt: Attempt, outcome: PurchaseOutcome): PurchaseOutcome {
  const isTaken = outcome.state === 'refused' && outcome.reason === 'tickets-taken';
  return isTaken && hasUnheardSending(attempt) ? notRegistered(attempt, outcome.taken) : outcome;
}

export function secondReferenceOf({ secondReference, late }: Attempt): string | undefined {
  if (secondReference || !late?.secondReference) return secondReference;
  return unseal(late.secondReference, ticketKeys())?.toString();
}

/** The next opening of a key takes over what is still looked for under it. */
export function takeOver(attempt: Attempt, earlier: Attempt | null): Attempt {
  if (earlier?.boundTo !== attempt.boundTo) return attempt;
  const late = pending(earlier);
  return late ? { ...attempt, late, terms: earlier.terms } : attempt;
}

/** Null when nobody looks any more, or the admin API does not say. */
export async function lookLate(
  reads: Pick<LookUpReads, 'holding'>,
  attempt: Attempt,
): Promise<PurchaseOutcome | null> {
  const { raffleId, tickets, terms } = attempt;
  const late = pending(attempt);
  if (!late) return null;
  const numbers = tickets.map(({ number }) => number);
  const holding = await reads.holding(raffleId, numbers, markedBuyer(raffleId, late.buyer));
  if (!holding.ok) return null;
  const { own, foreign } = findingOf(attempt, holding.value);
  if (own.length === 0) return notRegistered(attempt, foreign);
  const path =
    own.length === numbers.length
      ? late.ticketPath
      : partOfTicketPath(late.ticketPath, { numbers: own, total: totalOf(own.length, terms) });
  return registeredAt(attempt, own, path);
}
