import type { Holding } from '@/lib/admin-api/owned-tickets';
import { buyerTest } from '@/lib/raffle/buyer-test';
import type { LookUpReads } from './admin';
import type { Attempt } from './attempt';

export type Finding = { own: string[]; foreign: string[] };

/** Null when the admin API does not say. */
export async function lookUp(reads: LookUpReads, attempt: Attempt): Promise<Finding | null> {
  const { raffleId, tickets, buyer } = attempt;
  if (!buyer) return null;
  const numbers = tickets.map(({ number }) => number);
  const holding = await reads.holding(raffleId, numbers, buyerTest(buyer));
  if (!holding.ok) return null;
  const { own, free } = holding.value;
  if (tickets.every(({ id }) => own.includes(id) || free.includes(id))) {
    return findingOf(attempt, holding.value);
  }
  // Taken, and not by this cédula and phone: the phone may have been corrected since.
  const paid = await reads.purchasedTickets({ raffleId, ...buyer });
  return paid.ok ? findingOf(attempt, { own: [...own, ...paid.value], free }) : null;
}

/** Where a purchase is all or nothing, a part of it is another purchase of the same buyer. */
export function findingOf({ tickets, terms }: Attempt, { own, free }: Holding): Finding {
  const isWhole = tickets.every(({ id }) => own.includes(id));
  const ids = terms?.isAllOrNothing && !isWhole ? [] : own;
  return {
    own: numbersOf(tickets, (id) => ids.includes(id)),
    foreign: numbersOf(tickets, (id) => !ids.includes(id) && !free.includes(id)),
  };
}

function numbersOf(tickets: Attempt['tickets'], belongs: (id: string) => boolean): string[] {
  return tickets.filter(({ id }) => belongs(id)).map(({ number }) => number);
}
