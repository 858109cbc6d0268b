import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { livePage, refreshPace } from '@/lib/raffle/ticket-page';
import type { TicketListQuery } from '@/lib/raffle/ticket-query';
import type { Ticket, TicketCounts } from '@/lib/raffle/types';
import { errorRetry } from '@/lib/storefront-api/error-retry';
import { ticketsKey } from '@/lib/storefront-api/request-keys';
import type { RequestFailure } from '@/lib/storefront-api/read-json';
import { fetchTickets, type TicketsAnswer } from '@/lib/storefront-api/tickets';
import { selectionStore } from './selection/selection-store';
import { useFailureNotice } from './failure-notice';

export type LiveTickets = {
  /** Belongs to the previous query while `isLoading`. */
  tickets: readonly Ticket[];
  counts: TicketCounts | null;
  receivedAt: number | null;
  /** Nothing has come for this query yet. */
  isLoading: boolean;
  /** Loading, and the last attempt has not failed. */
  isComing: boolean;
  failure: RequestFailure | null;
  retry: () => void;
  /** For the dialog titled Error; null when there is nothing to show. */
  notice: {
    message: string | null;
    dismiss: () => void;
    /** Reports a failure of another request about the same tickets. */
    tell: (failure: RequestFailure) => void;
  };
};

type Shown = { answer: TicketsAnswer; tickets: readonly Ticket[] };

/** The page of tickets for a query, refreshed while it is visible. */
export function useTickets(raffleId: string, query: TicketListQuery): LiveTickets {
  const key = ticketsKey(raffleId, query);
  const [shown, setShown] = useState<Shown | null>(null);
  const { message, dismiss, onFailure, onAnswer } = useFailureNotice();
  // Must be stable: SWR restarts its wait when it gets a new function.
  const pace = useCallback(
    () => refreshPace(selectionStore(raffleId).getSnapshot().chosen.length),
    [raffleId],
  );
  const { data, error, mutate } = useSWR<TicketsAnswer, RequestFailure>(key, fetchTickets, {
    ...errorRetry,
    refreshInterval: pace,
    compare: Object.is,
    onSuccess: onAnswer,
    onError: (failure, failedKey) => onFailure(failure, shown?.answer.key !== failedKey),
  });
  if (data && data !== shown?.answer) setShown(next(shown, data, query));

  const isLoading = shown?.answer.key !== key;
  const failure = error ?? null;

  return {
    tickets: shown?.tickets ?? [],
    counts: shown?.answer.counts ?? null,
    receivedAt: shown?.answer.receivedAt ?? null,
    isLoading,
    isComing: isLoading && failure === null,
    failure,
    retry: () => void mutate(),
    notice: { message, dismiss, tell: (failure) => onFailure(failure, true) },
  };
}

function next(shown: Shown | null, answer: TicketsAnswer, query: TicketListQuery): Shown {
  if (shown?.answer.key !== answer.key) return { answer, tickets: answer.tickets };
  const ends = { isFirst: query.offset === 0, isLast: answer.tickets.length < query.limit };
  return { answer, tickets: livePage(shown.tickets, answer.tickets, ends) };
}
