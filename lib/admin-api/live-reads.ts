import 'server-only';
import { sharedRead } from '@/lib/cache/shared-read';
import { renewOutdatedPage } from '@/lib/cache/shown-results';
import { resultMark, type RaffleResult } from '@/lib/raffle/result';
import { whileBrowsing } from './browsing';
import { getRaffle, getRaffleForSale } from './raffles';
import { getTicketsByNumber, getWinner, listTickets, type TicketQuery } from './tickets';

const HOLD_MS = 3000;

export const getResultShared = sharedRead(readResult, { holdMs: HOLD_MS, maxEntries: 500 });

async function readResult({ raffleId }: { raffleId: string }) {
  const raffle = await whileBrowsing(getRaffle)(raffleId);
  if (!raffle.ok) return raffle;
  const winner = await whileBrowsing(getWinner)(raffleId);
  if (!winner.ok) return winner;
  const { isOpen, drawDate } = raffle.value;
  const result: RaffleResult = { isOpen, drawDate, winner: winner.value };
  renewOutdatedPage(raffleId, resultMark(result));
  return { ok: true as const, value: result };
}

/** For what changes nothing by itself: a purchase looks again. */
export const getRaffleForSaleShared = sharedRead(
  ({ raffleId }: { raffleId: string }) => whileBrowsing(getRaffleForSale)(raffleId),
  { holdMs: HOLD_MS, maxEntries: 500 },
);

export const listTicketsShared = sharedRead(
  ({ raffleId, ...query }: TicketQuery & { raffleId: string }) =>
    whileBrowsing(listTickets)(raffleId, query),
  { holdMs: HOLD_MS, maxEntries: 500 },
);

export const getTicketsByNumberShared = sharedRead(
  ({ raffleId, numbers }: { raffleId: string; numbers: string[] }) =>
    whileBrowsing(getTicketsByNumber)(raffleId, numbers),
  { holdMs: HOLD_MS, maxEntries: 500 },
);
