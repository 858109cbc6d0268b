import type { AdminResult } from '@/lib/admin-api/failure';
import type { PurchaseMark } from '@/lib/admin-api/ticket-search';
import type { TicketPage } from '@/lib/raffle/types';
import type { Attempt } from './attempt';

/** The reads with which a purchase is found again. */
export type LookUpReads = {
  purchasedTickets(mark: PurchaseMark): Promise<AdminResult<string[]>>;
  ticketsByNumber(raffleId: string, numbers: string[]): Promise<AdminResult<TicketPage>>;
};

/** Numbers of the attempt: the buyer's own by this purchase, and those somebody else has. */
export type Finding = { own: string[]; foreign: string[] };

/** What became of an attempt at the admin API; null when it does not say. */
export async function lookUp(
  reads: LookUpReads,
  { raffleId, tickets, buyer }: Attempt,
): Promise<Finding | null> {
  if (!buyer) return null;
  const numbers = tickets.map(({ number }) => number);
  // Taken tickets are read first: one that the purchase takes in between is then still found as its own.
  const page = await reads.ticketsByNumber(raffleId, numbers);
  const bought = page.ok ? await reads.purchasedTickets({ raffleId, ...buyer }) : page;
  if (!page.ok || !bought.ok) return null;
  const own = new Set(bought.value);
  const free = new Set(
    page.value.tickets.filter(({ status }) => status === 'available').map(({ id }) => id),
  );
  return {
    own: numbersOf(tickets, (id) => own.has(id)),
    foreign: numbersOf(tickets, (id) => !own.has(id) && !free.has(id)),
  };
}

function numbersOf(tickets: Attempt['tickets'], belongs: (id: string) => boolean): string[] {
  return tickets.filter(({ id }) => belongs(id)).map(({ number }) => number);
}
