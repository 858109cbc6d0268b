import useSWR from 'swr';
import type { ChosenTicket, Selection } from '@/lib/raffle/selection';
import type { Ticket } from '@/lib/raffle/types';
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

/** Prefers the longest common ending, then the nearest number. */
function substituteFor(
  lost: ChosenTicket,
  tickets: readonly Ticket[],
  selection: Selection,
): Ticket | null {
  const chosen = new Set(selection.map(({ id }) => id));
  let best: Ticket | null = null;
  let bestScore: readonly [number, number] = [-1, 0];
  for (const ticket of tickets) {
    if (ticket.status !== 'available' || chosen.has(ticket.id)) continue;
    const score = [commonEnding(lost.number, ticket.number), -distance(lost.number, ticket.number)];
    const [ending = 0, nearness = 0] = score;
    if (ending > bestScore[0] || (ending === bestScore[0] && nearness > bestScore[1])) {
      best = ticket;
      bestScore = [ending, nearness];
    }
  }
  return best;
}

function commonEnding(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function distance(one: string, other: string): number {
  return Math.abs(Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, '')));
}
