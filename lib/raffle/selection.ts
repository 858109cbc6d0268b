import { MAX_TICKETS_PER_PURCHASE } from './limits';
import type { Ticket, TicketStatus } from './types';

export type ChosenTicket = { id: string; number: string };

export type Selection = readonly ChosenTicket[];

/** Null when `max` are chosen already. */
export function toggleTicket(
  selection: Selection,
  ticket: ChosenTicket,
  max = MAX_TICKETS_PER_PURCHASE,
): Selection | null {
  if (selection.some(({ id }) => id === ticket.id)) return removeTicket(selection, ticket.id);
  if (selection.length >= max) return null;
  return [...selection, { id: ticket.id, number: ticket.number }];
}

export function removeTicket(selection: Selection, id: string): Selection {
  return selection.filter((ticket) => ticket.id !== id);
}

export function swapTicket(selection: Selection, lostId: string, free: ChosenTicket): Selection {
  if (selection.some(({ id }) => id === free.id)) return removeTicket(selection, lostId);
  return selection.map((ticket) =>
    ticket.id === lostId ? { id: free.id, number: free.number } : ticket,
  );
}

/** Of what only this shop wrote. */
export function parseSelection(json: string | null): Selection {
  try {
    return JSON.parse(json ?? '[]') as Selection;
  } catch {
    return [];
  }
}

type StatusById = ReadonlyMap<string, TicketStatus>;

export function statusById(tickets: readonly Ticket[]): StatusById {
  return new Map(tickets.map(({ id, status }) => [id, status]));
}

/** `lost`: the list shows them as taken. `unproven`: the list does not have them. */
export function checkSelection(
  selection: Selection,
  statusOf: StatusById,
): { lost: ChosenTicket[]; free: ChosenTicket[]; unproven: ChosenTicket[] } {
  const lost: ChosenTicket[] = [];
  const free: ChosenTicket[] = [];
  const unproven: ChosenTicket[] = [];
  for (const ticket of selection) {
    const status = statusOf.get(ticket.id);
    if (status === undefined) unproven.push(ticket);
    else if (status === 'available') free.push(ticket);
    else lost.push(ticket);
  }
  return { lost, free, unproven };
}

/** @param count of those that can be paid */
export function selectionPhrase(count: number, lost: number): string {
  if (count === 0) return gonePhrase(lost);
  return count === 1 ? '1 número elegido' : `${count} números elegidos`;
}

/** Said instead of a count when nothing is left to pay. */
export function gonePhrase(lost: number): string {
  return lost === 1 ? 'Tu número ya no está disponible' : 'Tus números ya no están disponibles';
}

const NAMED = 3;

/** `0427, 0815, 1234 y 12 más`, for text that must not grow with the purchase. */
export function numbersInShort(numbers: readonly string[]): string {
  const others = numbers.length - NAMED;
  return `${numbers.slice(0, NAMED).join(', ')}${others > 0 ? ` y ${others} más` : ''}`;
}
