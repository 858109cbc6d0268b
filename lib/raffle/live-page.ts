import type { Ticket } from './types';

/**
 * A page of tickets after a fresh look, with nothing moved under the visitor's finger: a ticket
 * that left the list of free ones stays in its place as taken, and comes back if it is free again.
 * Both lists ascend by number; `isFirst` and `isLast` tell whether `fresh` shows the ends of the
 * raffle. Beyond its ends nothing is known: those tickets only moved to another page.
 */
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
