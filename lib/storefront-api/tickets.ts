import type { TicketPage } from '@/lib/raffle/types';
import { ticketsByNumberKey } from './request-keys';
import { readJson } from './read-json';

export type TicketsAnswer = TicketPage & {
  /** By the visitor's clock, in milliseconds since the epoch. */
  receivedAt: number;
  key: string;
};

export async function fetchTickets(key: string): Promise<TicketsAnswer> {
  const { tickets, counts } = await readJson<TicketPage>(key);
  return { tickets, counts, key, receivedAt: Date.now() };
}

/** Fetches tickets in any state, at most 50. */
export function fetchTicketsByNumber(
  raffleId: string,
  numbers: readonly string[],
): Promise<TicketsAnswer> {
  return fetchTickets(ticketsByNumberKey(raffleId, numbers));
}
