import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { tooManyMessage } from '@/lib/raffle/quantity';
import { searchText } from '@/lib/raffle/ticket-page';
import type { Ticket } from '@/lib/raffle/types';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import { selectionStore } from './selection-store';

/** Selects the free numbers, up to `max` including earlier ones. Returns what to say about the others, or ''. */
export async function takeProposed(raffleId: string, query: string, max: number): Promise<string> {
  const numbers = proposedNumbers(query);
  if (numbers.length === 0) return '';
  const { tickets } = await fetchTicketsByNumber(raffleId, numbers);
  const free = tickets.filter(({ status }) => status === 'available');
  const isAllTaken = take(raffleId, free, max);
  forgetProposal();
  const missing = missingText(numbers.length, free.length);
  return isAllTaken ? missing : `${missing} ${tooManyMessage(max)}.`.trim();
}

function proposedNumbers(query: string): string[] {
  const list = new URLSearchParams(query).get('n') ?? '';
  const numbers = list
    .split(/[ ./_-]{0,9}(?:,|$)/)
    .map(searchText)
    .filter(Boolean);
  return [...new Set(numbers)].slice(0, MAX_TICKETS_PER_PURCHASE);
}

function take(raffleId: string, free: Ticket[], max: number): boolean {
  const store = selectionStore(raffleId);
  const chosen = new Set(store.getSnapshot().chosen.map(({ id }) => id));
  const others = free.filter(({ id }) => !chosen.has(id));
  return others.map((ticket) => store.toggle(ticket, max)).every(Boolean);
}

/** A reload must not bring back numbers removed since. */
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
