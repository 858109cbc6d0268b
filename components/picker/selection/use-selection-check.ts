import { useEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';
import { checkSelection, statusById } from '@/lib/raffle/selection';
import { errorRetry } from '@/lib/storefront-api/error-retry';
import { ticketsByNumberKey } from '@/lib/storefront-api/request-keys';
import type { RequestFailure } from '@/lib/storefront-api/read-json';
import { fetchTickets, type TicketsAnswer } from '@/lib/storefront-api/tickets';
import { refreshPace } from '@/lib/raffle/ticket-page';
import type { LiveTickets } from '../use-tickets';
import { selectionStore, useSelection } from './selection-store';

type Page = Pick<LiveTickets, 'tickets' | 'isLoading' | 'notice'>;

/** Marks chosen numbers that somebody else took. Numbers not on the page are fetched by number. */
export function useSelectionCheck(raffleId: string, { tickets, isLoading, notice }: Page): void {
  const { chosen } = useSelection(raffleId);
  const onPage = useMemo(() => statusById(tickets), [tickets]);
  const { unproven } = checkSelection(chosen, onPage);
  const numbers = isLoading ? [] : unproven.map(({ number }) => number).sort();
  const isTold = useRef(false);
  const { data } = useSWR<TicketsAnswer, RequestFailure>(
    numbers.length > 0 ? ticketsByNumberKey(raffleId, numbers) : null,
    fetchTickets,
    {
      ...errorRetry,
      refreshInterval: refreshPace(numbers.length),
      keepPreviousData: true,
      compare: Object.is,
      onSuccess: () => {
        isTold.current = false;
      },
      // Reports once per outage: the page's own good answers would otherwise reset the notice every time.
      onError: (failure) => {
        if (isTold.current || failure.reason === 'no-answer') return;
        isTold.current = true;
        notice.tell(failure);
      },
    },
  );
  const elsewhere = useMemo(() => statusById(data?.tickets ?? []), [data]);

  useEffect(() => {
    const here = checkSelection(chosen, onPage);
    const away = checkSelection(here.unproven, elsewhere);
    const store = selectionStore(raffleId);
    store.mark({
      lost: [...here.lost, ...away.lost].map(({ id }) => id).filter((id) => !store.isAwaited(id)),
      free: [...here.free, ...away.free].map(({ id }) => id),
    });
  }, [raffleId, chosen, onPage, elsewhere]);
}
