import 'server-only';
import { sharedRead } from '@/lib/cache/shared-read';
import { whileBrowsing } from './browsing';
import { getTicketsByNumber, listTickets, type TicketQuery } from './tickets';

const HOLD_MS = 3000;

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
