import type { Ticket } from './types';

/** Nothing moves: a number that left the list stays as taken. Both lists ascend; outside `fresh` nothing is known. */
export function livePage(
  shown: readonly Ticket[],
  fresh: readonly Ticket[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): readonly Ticket[] {
  const freshById = new Map(fresh.map((ticket) => [ticket.id, ticket]));
  const first = fresh[0]?.number;
  const last = fresh.at(-1)?.number;
  const isCovered = ({ number }: Ticket) =>
    (isFirst || (first !== undefined && number >= first)) &&
    (isLast || (last !== undefined && number <= last));

  let changed = false;
  const page = shown.map((ticket) => {
    const status =
      freshById.get(ticket.id)?.status ??
      (ticket.status === 'available' && isCovered(ticket) ? 'reserved' : ticket.status);
    if (status === ticket.status) return ticket;
    changed = true;
    return { ...ticket, status };
  });
  return changed ? page : shown;
}
