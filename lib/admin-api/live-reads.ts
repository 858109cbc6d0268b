import 'server-only';
import { environment } from '@/lib/platform/env';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import type { RaffleResult } from '@/lib/raffle/result';
import type { TicketPage } from '@/lib/raffle/types';
import { throughCircuitBreaker } from './guarded-reads';
import type { AdminResult } from './failure';
import { getRaffle, getRaffleForSale, type NoSuchRaffle } from './raffles';
import { getTicketCounts, getTicketsByNumber, getWinner, listTickets } from './tickets';

const HOLD_MS = 3000;
/** For answers that the front holds as well. */
const SHARED_HOLD_MS = 1000;
/** For price and methods shown to buyers about to pay. */
const RAFFLE_HOLD_MS = 1000;
const OWNER_HOLD_MS = 600_000;

export const getResultShared = sharedRead(readResult, { holdMs: SHARED_HOLD_MS, maxEntries: 500 });

async function readResult({ raffleId }: { raffleId: string }) {
  const raffle = await throughCircuitBreaker(getRaffle)(raffleId);
  if (!raffle.ok) return raffle;
  const winner = await throughCircuitBreaker(getWinner)(raffleId);
  if (!winner.ok) return winner;
  const { isOpen, drawDate } = raffle.value;
  const result: RaffleResult = { isOpen, drawDate, winner: winner.value };
  return { ok: true as const, value: result };
}

/** Only for reads that change nothing; a purchase reads it again. */
export const getRaffleForSaleShared = sharedRead(
  ({ raffleId }: { raffleId: string }) => throughCircuitBreaker(getRaffleForSale)(raffleId),
  { holdMs: HOLD_MS, maxEntries: 500 },
);

export const getRaffleShared = sharedRead(
  ({ raffleId }: { raffleId: string }) => throughCircuitBreaker(getRaffle)(raffleId),
  { holdMs: RAFFLE_HOLD_MS, maxEntries: 500 },
);

const getCountsShared = sharedRead(
  ({ raffleId }: { raffleId: string }) => throughCircuitBreaker(getTicketCounts)(raffleId),
  { holdMs: HOLD_MS, maxEntries: 500 },
);

const listAnyTicketsShared = sharedRead(
  ({ raffleId, ...query }: TicketListQuery & { raffleId: string }) =>
    throughCircuitBreaker(listTickets)(raffleId, query),
  { holdMs: SHARED_HOLD_MS, maxEntries: 500 },
);

const lookAtOwnerShared = sharedRead(
  async ({ raffleId }: { raffleId: string }) => {
    const raffle = await throughCircuitBreaker(getRaffle)(raffleId);
    return raffle.ok ? { ok: true as const } : raffle;
  },
  { holdMs: OWNER_HOLD_MS, maxEntries: 2000 },
);

/** Tickets do not say whose raffle they belong to. If the raffle cannot be read, tickets are still shown. */
async function ofOwnRaffle(
  raffleId: string,
  read: () => Promise<AdminResult<TicketPage>>,
): Promise<AdminResult<TicketPage> | NoSuchRaffle> {
  if (environment().adminSellerId !== null) {
    const raffle = await lookAtOwnerShared({ raffleId });
    if (!raffle.ok && raffle.reason === 'no-such-raffle') return raffle;
  }
  return read();
}

export function listTicketsShared(query: TicketListQuery & { raffleId: string }) {
  return ofOwnRaffle(query.raffleId, () => listPageShared(query));
}

/** Beyond the last number no request is sent, because there are millions of such pages. */
async function listPageShared(
  query: TicketListQuery & { raffleId: string },
): Promise<AdminResult<TicketPage>> {
  if (query.offset > 0) {
    const counts = await getCountsShared({ raffleId: query.raffleId });
    if (counts.ok && counts.value && query.offset >= counts.value.total) {
      return { ok: true, value: { tickets: [], counts: counts.value } };
    }
  }
  return listAnyTicketsShared(query);
}

export const getTicketsByNumberShared = sharedRead(
  ({ raffleId, numbers }: { raffleId: string; numbers: string[] }) =>
    ofOwnRaffle(raffleId, () => throughCircuitBreaker(getTicketsByNumber)(raffleId, numbers)),
  { holdMs: SHARED_HOLD_MS, maxEntries: 500 },
);
