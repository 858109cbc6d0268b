import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Holding, Purchased } from '@/lib/admin-api/buyer-tickets';
import { partOfTicketPath } from '@/lib/ticket/path';
import { sameBuyer } from '@/lib/raffle/is-same-buyer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { LookUpReads } from './admin-calls';
import { markedBuyer, type Attempt } from './attempt';
import { mayBeUndone, pending } from './late-look';
import { notRegistered, refused, registered, registeredAt, totalOf, verifying } from './outcome';

export type LookUp = ReturnType<typeof createLookUp>;

export type Finding = { own: string[]; foreign: string[] };

type Ownership = ReturnType<typeof createOwnership>;

const GIVE_UP_MS = 10 * 60_000;

/** Finds out at the admin API how a purchase ended whose answer was lost or may still change. */
export function createLookUp(
  reads: LookUpReads,
  settleMs: number,
  ownership: Ownership = createOwnership(settleMs),
) {
  /** Null while nothing is certain. */
  async function once(
    attempt: Attempt,
    isDecidable = Date.now() >= attempt.decidableAt,
  ): Promise<PurchaseOutcome | null> {
    const finding = await lookUp(reads, attempt);
    if (!finding || !isSure(ownership, attempt, finding.own)) return null;
    return isDecidable ? decideLate(attempt, finding) : decideEarly(attempt, finding);
  }

  /** Null when the admin API gives no answer for very long. */
  async function untilCertain(attempt: Attempt): Promise<PurchaseOutcome | null> {
    const decidableAt = performance.now() + attempt.decidableAt - Date.now();
    for (const pause of lookUpPauses(decidableAt, settleMs)) {
      await sleep(pause);
      const outcome = await once(attempt, performance.now() >= decidableAt);
      if (outcome) return outcome;
    }
    return null;
  }

  /** Null when the late look is over or the admin API does not answer; `verifying` when what it reports may be undone. */
  async function late(attempt: Attempt): Promise<PurchaseOutcome | null> {
    const { raffleId, tickets, terms } = attempt;
    const look = pending(attempt);
    if (!look) return null;
    const numbers = tickets.map(({ number }) => number);
    const holding = await reads.holding(raffleId, numbers, markedBuyer(raffleId, look.buyer));
    if (!holding.ok) return null;
    const { own, foreign } = findingOf(attempt, holding.value);
    if (!isSure(ownership, attempt, own)) return verifying(attempt);
    if (own.length === 0) return notRegistered(attempt, foreign);
    const path =
      own.length === numbers.length
        ? look.ticketPath
        : partOfTicketPath(look.ticketPath, { numbers: own, total: totalOf(own.length, terms) });
    return registeredAt(attempt, own, path);
  }

  return { once, untilCertain, late };
}

/** Whether what was just looked up is final. */
export function isSure(ownership: Ownership, attempt: Attempt, own: readonly string[]): boolean {
  const hasLasted = ownership.hasLasted(attempt.key, own.length > 0);
  return own.length === 0 || hasLasted || !mayBeUndone(attempt, own);
}

/** Asks once, while the buyer's data is still stored. Null when the admin API does not answer. */
export async function lookUp(reads: LookUpReads, attempt: Attempt): Promise<Finding | null> {
  const { raffleId, tickets, buyer } = attempt;
  if (!buyer) return null;
  const numbers = tickets.map(({ number }) => number);
  const holding = await reads.holding(raffleId, numbers, sameBuyer(buyer));
  if (!holding.ok) return null;
  const { own, free } = holding.value;
  const isOwn = ({ id }: { id: string }) => own.includes(id);
  if (tickets.every(isOwn) || tickets.every(({ id }) => free.includes(id))) {
    return findingOf(attempt, holding.value);
  }
  // The numbers may be taken under a phone that was corrected since, or be a part, which counts by its payment.
  const paid = await reads.purchasedTickets({ raffleId, ...buyer });
  return paid.ok ? findingOf(attempt, { own, free, ...paid.value }) : null;
}

type Known = Holding & Partial<Purchased>;

/**
 * A part of the requested numbers may be another purchase of the same buyer. It always is where purchases are all or
 * nothing, or the terms are unknown. Elsewhere it counts when somebody else has the rest, or this reference paid for it.
 */
export function findingOf(
  { tickets, terms }: Attempt,
  { own, free, byBuyer = [], byReference = [] }: Known,
): Finding {
  const all = [...own, ...byBuyer, ...byReference];
  const isWhole = tickets.every(({ id }) => all.includes(id));
  const canBePart = terms !== null && !terms.isAllOrNothing;
  const isRestTaken = tickets.every(({ id }) => !free.includes(id));
  const part = canBePart ? (isRestTaken ? all : byReference) : [];
  const ids = isWhole ? all : part;
  return {
    own: numbersOf(tickets, (id) => ids.includes(id)),
    foreign: numbersOf(tickets, (id) => !ids.includes(id) && !free.includes(id)),
  };
}

function numbersOf(tickets: Attempt['tickets'], belongs: (id: string) => boolean): string[] {
  return tickets.filter(({ id }) => belongs(id)).map(({ number }) => number);
}

/** Decides while a sending may still be on its way; null: nothing is certain yet. */
export function decideEarly(attempt: Attempt, { own }: Finding): PurchaseOutcome | null {
  return own.length === attempt.tickets.length ? registered(attempt, own) : null;
}

/** Decides once nothing should be on its way. An unanswered sending is not refused: it may still be registered. */
export function decideLate(attempt: Attempt, { own, foreign }: Finding): PurchaseOutcome {
  if (own.length > 0) return registered(attempt, own);
  return attempt.phase !== 'sent' && foreign.length > 0
    ? refused(attempt, 'tickets-taken', { taken: foreign })
    : notRegistered(attempt, foreign);
}

function* lookUpPauses(decidableAt: number, settleMs: number): Generator<number> {
  let pause = settleMs / 10;
  while (performance.now() < decidableAt + GIVE_UP_MS) {
    const untilDecidable = decidableAt - performance.now();
    yield untilDecidable > 0 ? Math.min(pause, untilDecidable) : pause;
    pause = Math.min(pause * 1.5, settleMs);
  }
}

const MAX_ATTEMPTS = 10_000;
const SEEN_MS = 60 * 60_000;

/** Tracks how long an attempt's numbers have been its own. Each instance tracks this by itself. */
export function createOwnership(settleMs: number) {
  const firstSeen = new LRUCache<string, number>({ max: MAX_ATTEMPTS, ttl: SEEN_MS });

  return {
    /** Whether they have been its own for so long that a concurrent sending would have undone it by now. */
    hasLasted(key: string, isOwn: boolean): boolean {
      if (!isOwn) {
        firstSeen.delete(key);
        return false;
      }
      const since = firstSeen.get(key) ?? performance.now();
      firstSeen.set(key, since);
      return performance.now() - since >= settleMs;
    },
  };
}
