import 'server-only';
import type { Holding, Purchased } from '@/lib/admin-api/buyer-tickets';
import { sameBuyer } from '@/lib/raffle/is-same-buyer';
import type { LookUpReads } from './admin-calls';
import type { Purchase } from './entry';

/** Numbers of the purchase that the buyer has, and that somebody else has. */
export type Finding = { own: string[]; foreign: string[] };

/** Null when the admin API does not answer. */
export async function lookUp(reads: LookUpReads, purchase: Purchase): Promise<Finding | null> {
  const { raffleId, tickets, buyer } = purchase;
  const numbers = tickets.map(({ number }) => number);
  const holding = await reads.holding(raffleId, numbers, sameBuyer(buyer));
  if (!holding.ok) return null;
  const { own, free } = holding.value;
  const isOwn = ({ id }: { id: string }) => own.includes(id);
  if (tickets.every(isOwn) || tickets.every(({ id }) => free.includes(id))) {
    return findingOf(purchase, holding.value);
  }
  // The numbers may be taken under a phone that was corrected since, or be a part, which counts by its payment.
  const paid = await reads.purchasedTickets({ raffleId, ...buyer });
  return paid.ok ? findingOf(purchase, { own, free, ...paid.value }) : null;
}

/**
 * A part of the requested numbers may be another purchase of the same buyer. It always is where purchases are all or
 * nothing, or the terms are unknown. Elsewhere it counts when somebody else has the rest, or this reference paid for it.
 */
function findingOf(
  { tickets, terms }: Purchase,
  { own, free, byBuyer = [], byReference = [] }: Holding & Partial<Purchased>,
): Finding {
  const all = [...own, ...byBuyer, ...byReference];
  const isWhole = tickets.every(({ id }) => all.includes(id));
  const canBePart = terms !== null && !terms.isAllOrNothing;
  const isRestTaken = tickets.every(({ id }) => !free.includes(id));
  const part = canBePart ? (isRestTaken ? all : byReference) : [];
  const ids = isWhole ? all : part;
  const numbersOf = (belongs: (id: string) => boolean) =>
    tickets.filter(({ id }) => belongs(id)).map(({ number }) => number);
  return {
    own: numbersOf((id) => ids.includes(id)),
    foreign: numbersOf((id) => !ids.includes(id) && !free.includes(id)),
  };
}
