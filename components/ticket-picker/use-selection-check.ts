import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { checkSelection, statusById } from '@/lib/raffle/lost-tickets';
import { ticketsByNumberKey } from '@/lib/storefront-api/keys';
import type { TicketsAnswer } from '@/lib/storefront-api/tickets';
import { fetchTickets } from '@/lib/storefront-api/tickets';
import { refreshPace } from './refresh-pace';
import { selectionStore, useSelection } from './selection';
import type { LiveTickets } from './use-tickets';

/** Marks chosen numbers that somebody else took; what the page does not show is asked for by number. */
export function useSelectionCheck(
  raffleId: string,
  { tickets, isLoading }: Pick<LiveTickets, 'tickets' | 'isLoading'>,
): void {
  const { chosen } = useSelection(raffleId);
  const onPage = useMemo(() => statusById(tickets), [tickets]);
  const { unproven } = checkSelection(chosen, onPage);
  const numbers = isLoading ? [] : unproven.map(({ number }) => number).sort();
  const { data } = useSWR<TicketsAnswer, Error>(
    numbers.length > 0 ? ticketsByNumberKey(raffleId, numbers) : null,
    fetchTickets,
    { refreshInterval: refreshPace(numbers.length), keepPreviousData: true, compare: Object.is },
  );
  const elsewhere = useMemo(() => statusById(data?.tickets ?? []), [data]);

  useEffect(() => {
    const here = checkSelection(chosen, onPage);
    const away = checkSelection(here.unproven, elsewhere);
    selectionStore(raffleId).mark({
      lost: [...here.lost, ...away.lost].map(({ id }) => id),
      free: [...here.free, ...away.free].map(({ id }) => id),
    });
  }, [raffleId, chosen, onPage, elsewhere]);
}
