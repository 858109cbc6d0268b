import type { TicketListQuery } from '@/lib/raffle/ticket-query';

/** Also SWR's key, and preloaded by the page: the same query must always give the same text. */
export function ticketsKey(raffleId: string, query: TicketListQuery): string {
  const { offset, limit, status, search } = query;
  const params = new URLSearchParams({ offset: String(offset), limit: String(limit), status });
  if (search) params.set('search', search);
  return `${ticketsPath(raffleId)}?${params}`;
}

export function ticketsByNumberKey(raffleId: string, numbers: readonly string[]): string {
  return `${ticketsPath(raffleId)}?${new URLSearchParams({ numbers: numbers.join(',') })}`;
}

export function ticketsPath(raffleId: string): string {
  return `/api/raffles/${raffleId}/tickets`;
}
