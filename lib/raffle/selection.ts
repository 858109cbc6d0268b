import { MAX_TICKETS_PER_PURCHASE } from './limits';

/** A number the visitor wants, as it is kept and sent. */
export type ChosenTicket = { id: string; number: string };

/** In the order of choosing. */
export type Selection = readonly ChosenTicket[];

export const LIMIT_MESSAGE = `El limite maximo de compra es de ${MAX_TICKETS_PER_PURCHASE} tickets`;

export type Choice =
  { ok: true; selection: Selection } | { ok: false; reason: 'limit'; selection: Selection };

/** Takes the ticket out when it was chosen, else adds it unless the purchase is full. */
export function toggleTicket(selection: Selection, ticket: ChosenTicket): Choice {
  if (selection.some(({ id }) => id === ticket.id)) {
    return { ok: true, selection: removeTicket(selection, ticket.id) };
  }
  if (selection.length >= MAX_TICKETS_PER_PURCHASE)
    return { ok: false, reason: 'limit', selection };
  return { ok: true, selection: [...selection, { id: ticket.id, number: ticket.number }] };
}

export function removeTicket(selection: Selection, id: string): Selection {
  return selection.filter((ticket) => ticket.id !== id);
}

/** Puts a free ticket where the lost one stood; a ticket chosen already is not chosen twice. */
export function swapTicket(selection: Selection, lostId: string, free: ChosenTicket): Selection {
  if (selection.some(({ id }) => id === free.id)) return removeTicket(selection, lostId);
  return selection.map((ticket) =>
    ticket.id === lostId ? { id: free.id, number: free.number } : ticket,
  );
}

/** What was kept by an earlier visit; whatever is not a selection counts as none. */
export function parseSelection(json: string | null): Selection {
  const value = readJson(json);
  if (!Array.isArray(value)) return [];
  const tickets = value.filter(isChosenTicket).map(({ id, number }) => ({ id, number }));
  return [...new Map(tickets.map((ticket) => [ticket.id, ticket])).values()].slice(
    0,
    MAX_TICKETS_PER_PURCHASE,
  );
}

function readJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

function isChosenTicket(value: unknown): value is ChosenTicket {
  if (typeof value !== 'object' || value === null) return false;
  const { id, number } = value as Partial<Record<keyof ChosenTicket, unknown>>;
  return typeof id === 'string' && typeof number === 'string' && id !== '' && number !== '';
}
