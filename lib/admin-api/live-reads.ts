import 'server-only';
import { environment } from '@/lib/platform/env';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import { createReader } from '@/lib/platform/cache/reader';
import type { RaffleResult } from '@/lib/raffle/result';
import type { TicketPage } from '@/lib/raffle/types';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminResult } from './failure';
import { winners } from './page-reads';
import { getRaffleForSale, type NoSuchRaffle } from './raffles';
import { getTicketsByNumber, listTickets } from './tickets';

/** For answers that the front holds as well, and for price and methods shown to buyers about to pay. */
const SECOND_MS = 1000;
const OWNER_MS = 600_000;

/** Only for reads that change nothing; a purchase reads it again. */
export const sales = createReader({
  name: 'sale',
  max: 1000,
  freshMs: 3000,
  read: (raffleId: string) => throughCircuitBreaker(getRaffleForSale)(raffleId),
});

const ticketPages = createReader({
  name: 'ticket-page',
  max: 500,
  freshMs: SECOND_MS,
  read: ({ raffleId, ...query }: TicketListQuery & { raffleId: string }) =>
    throughCircuitBreaker(listTickets)(raffleId, query),
});

const ticketsByNumber = createReader({
  name: 'tickets-by-number',
  max: 500,
  freshMs: SECOND_MS,
  read: ({ raffleId, numbers }: { raffleId: string; numbers: string[] }) =>
    throughCircuitBreaker(getTicketsByNumber)(raffleId, numbers),
});

export async function getRaffleShared(raffleId: string) {
  const sale = await sales.now(raffleId, SECOND_MS);
  return sale.ok ? { ok: true as const, value: sale.value.raffle } : sale;
}

export async function getResultShared(raffleId: string) {
  const raffle = await getRaffleShared(raffleId);
  if (!raffle.ok) return raffle;
  const winner = await winners.now(raffleId, SECOND_MS);
  if (!winner.ok) return winner;
  const { isOpen, drawDate } = raffle.value;
  const result: RaffleResult = { isOpen, drawDate, winner: winner.value };
  return { ok: true as const, value: result };
}

/** Tickets do not say whose raffle they belong to. If the raffle cannot be read, tickets are still shown. */
async function ofOwnRaffle(
  raffleId: string,
  read: () => Promise<AdminResult<TicketPage>>,
): Promise<AdminResult<TicketPage> | NoSuchRaffle> {
  if (environment().adminSellerId !== null) {
    const raffle = await sales.now(raffleId, OWNER_MS);
    if (!raffle.ok && raffle.reason === 'no-such-raffle') return raffle;
  }
  return read();
}

export function listTicketsShared(query: TicketListQuery & { raffleId: string }) {
  return ofOwnRaffle(query.raffleId, () => ticketPages.now(query));
}

export function getTicketsByNumberShared(query: { raffleId: string; numbers: string[] }) {
  return ofOwnRaffle(query.raffleId, () => ticketsByNumber.now(query));
}
