import type { ChosenTicket, Selection } from './selection';
import type { Ticket, TicketStatus } from './types';

type StatusById = ReadonlyMap<string, TicketStatus>;

export function statusById(tickets: readonly Ticket[]): StatusById {
  return new Map(tickets.map(({ id, status }) => [id, status]));
}

/** Lost: the list shows them taken. Unproven: it does not show them at all. */
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
