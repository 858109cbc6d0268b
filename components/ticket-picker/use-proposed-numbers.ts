import { useEffect, useState } from 'react';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { proposedNumbers } from '@/lib/raffle/ticket-search';
import type { Ticket } from '@/lib/raffle/types';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import { selectionStore } from './selection';

/** Takes the free ones of `?n=0427,0815`, a friend's proposal; returns what to say about the others. */
export function useProposedNumbers(raffleId: string): string {
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const numbers = proposedNumbers(window.location.search, MAX_TICKETS_PER_PURCHASE);
    if (numbers.length === 0) return;
    fetchTicketsByNumber(raffleId, numbers).then(
      ({ tickets }) => {
        const free = tickets.filter(({ status }) => status === 'available');
        take(raffleId, free);
        forgetProposal();
        setNotice(missingText(numbers.length, free.length));
      },
      (failure: unknown) => console.error('Proposed numbers could not be looked up', failure),
    );
  }, [raffleId]);

  return notice;
}

function take(raffleId: string, free: Ticket[]): void {
  const store = selectionStore(raffleId);
  const chosen = new Set(store.getSnapshot().chosen.map(({ id }) => id));
  for (const ticket of free) if (!chosen.has(ticket.id)) store.toggle(ticket);
}

/** A reload must not bring back what was taken out since. */
function forgetProposal(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('n');
  window.history.replaceState(window.history.state, '', url);
}

function missingText(proposed: number, free: number): string {
  if (free === proposed) return '';
  if (free === 0) return 'Los números del enlace ya no están libres.';
  return `De los ${proposed} números del enlace, ${free === 1 ? 'queda libre 1' : `quedan libres ${free}`}.`;
}
