import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { proposedNumbers } from '@/lib/raffle/proposed-numbers';
import type { Ticket } from '@/lib/raffle/types';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import { selectionStore } from '@/components/selection/selection-store';

export async function takeProposed(raffleId: string, query: string): Promise<string> {
  const numbers = proposedNumbers(query, MAX_TICKETS_PER_PURCHASE);
  if (numbers.length === 0) return '';
  const { tickets } = await fetchTicketsByNumber(raffleId, numbers);
  const free = tickets.filter(({ status }) => status === 'available');
  take(raffleId, free);
  forgetProposal();
  return missingText(numbers.length, free.length);
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
