import { partOfTicketPath } from '@/lib/digital-ticket/path';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { LookUpReads } from './admin';
import { buyerMarks, markedBuyer, type Attempt, type BuyerMarks } from './attempt';
import { registeredAt, ticketPathOf, totalOf } from './decide-outcome';
import { findingOf } from './look-up';

export type LateLook = {
  /** Ms since 1970. */
  until: number;
  buyer: BuyerMarks;
  ticketPath: string;
};

export function lateLookOf(attempt: Attempt): LateLook | null {
  const { buyer, raffleId, tickets } = attempt;
  if (!buyer) return null;
  return {
    until: Date.now() + LATE_LOOK_MS,
    buyer: buyerMarks(raffleId, buyer),
    ticketPath: ticketPathOf(
      attempt,
      tickets.map(({ number }) => number),
    ),
  };
}

export async function lookLate(
  reads: Pick<LookUpReads, 'holding'>,
  attempt: Attempt,
): Promise<{ attempt: Attempt; outcome: PurchaseOutcome } | null> {
  const { raffleId, tickets, late, terms } = attempt;
  if (!late || Date.now() >= late.until) return null;
  const numbers = tickets.map(({ number }) => number);
  const holding = await reads.holding(raffleId, numbers, markedBuyer(raffleId, late.buyer));
  if (!holding.ok) return null;
  const { own } = findingOf(attempt, holding.value);
  if (own.length === 0) return null;
  const path =
    own.length === numbers.length
      ? late.ticketPath
      : partOfTicketPath(late.ticketPath, { numbers: own, total: totalOf(own.length, terms) });
  const outcome = registeredAt(attempt, own, path);
  return { attempt: { ...attempt, outcome, late: null }, outcome };
}
