import useSWR from 'swr';
import { substituteFor } from '@/lib/raffle/suggestions';
import type { ChosenTicket, Selection } from '@/lib/raffle/selection';
import { ticketsKey } from '@/lib/storefront-api/request-keys';
import { fetchTickets, type TicketsAnswer } from '@/lib/storefront-api/tickets';

const OFFERED = { offset: 0, limit: 250, search: '', status: 'available' } as const;

/** Maps each lost ticket's id to a different free ticket. Null until any are known. */
export function useSubstitutes(
  raffleId: string,
  chosen: Selection,
  lost: Selection,
): ReadonlyMap<string, ChosenTicket> | null {
  const { data, error } = useSWR<TicketsAnswer, Error>(
    lost.length > 0 ? ticketsKey(raffleId, OFFERED) : null,
    fetchTickets,
  );
  if (!data && !error) return null;
  const substitutes = new Map<string, ChosenTicket>();
  for (const ticket of lost) {
    const excluded = [...chosen, ...substitutes.values()];
    const free = substituteFor(ticket, data?.tickets ?? [], excluded);
    if (free) substitutes.set(ticket.id, { id: free.id, number: free.number });
  }
  return substitutes;
}
