import type { ChosenTicket, Selection } from './selection';
import type { Ticket } from './types';

/** The longest common ending, then the nearest. */
export function substituteFor(
  lost: ChosenTicket,
  tickets: readonly Ticket[],
  selection: Selection,
): Ticket | null {
  const chosen = new Set(selection.map(({ id }) => id));
  let best: Ticket | null = null;
  let bestScore: readonly [number, number] = [-1, 0];
  for (const ticket of tickets) {
    if (ticket.status !== 'available' || chosen.has(ticket.id)) continue;
    const score = [commonEnding(lost.number, ticket.number), -distance(lost.number, ticket.number)];
    const [ending = 0, nearness = 0] = score;
    if (ending > bestScore[0] || (ending === bestScore[0] && nearness > bestScore[1])) {
      best = ticket;
      bestScore = [ending, nearness];
    }
  }
  return best;
}

function commonEnding(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function distance(one: string, other: string): number {
  return Math.abs(Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, '')));
}
