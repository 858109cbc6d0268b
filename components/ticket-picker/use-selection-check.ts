import { useEffect } from 'react';
import useSWR from 'swr';
import { checkSelection } from '@/lib/raffle/lost-tickets';
import type { Ticket } from '@/lib/raffle/types';
import { ticketsByNumberKey } from '@/lib/storefront-api/keys';
import type { TicketsAnswer } from '@/lib/storefront-api/tickets';
import { fetchTickets } from '@/lib/storefront-api/tickets';
import { REFRESH_MS } from './refresh-pace';
import { selectionStore, useSelection } from './selection';
import type { LiveTickets } from './use-tickets';

const NONE: readonly Ticket[] = [];

/** Marks chosen numbers that somebody else took; what the page does not show is asked for by number. */
export function useSelectionCheck(
  raffleId: string,
  { tickets, isLoading }: Pick<LiveTickets, 'tickets' | 'isLoading'>,
): void {
  const { chosen } = useSelection(raffleId);
  const { unproven } = checkSelection(chosen, tickets);
  const numbers = isLoading ? [] : unproven.map(({ number }) => number).sort();
  const { data } = useSWR<TicketsAnswer, Error>(
    numbers.length > 0 ? ticketsByNumberKey(raffleId, numbers) : null,
    fetchTickets,
    { refreshInterval: REFRESH_MS, keepPreviousData: true, compare: Object.is },
  );
  const asked = data?.tickets ?? NONE;

  useEffect(() => {
    const elsewhere = checkSelection(checkSelection(chosen, tickets).unproven, asked);
    const here = checkSelection(chosen, tickets);
    selectionStore(raffleId).mark({
      lost: [...here.lost, ...elsewhere.lost].map(({ id }) => id),
      free: [...here.free, ...elsewhere.free].map(({ id }) => id),
    });
  }, [raffleId, chosen, tickets, asked]);
}
