import { searchText } from './ticket-page';
import { MAX_TICKETS_PER_PURCHASE } from './limits';
import type { ChosenTicket, Selection } from './selection';
import type { Ticket } from './types';

export function proposedNumbers(query: string, most: number): string[] {
  const list = new URLSearchParams(query).get('n') ?? '';
  const numbers = list
    .split(/[ ./_-]{0,9}(?:,|$)/)
    .map(searchText)
    .filter(Boolean);
  return [...new Set(numbers)].slice(0, most);
}

/** The intended number, padded to the length of `example`; null if that is unclear. */
export function meantNumber(typed: string, example: string): string | null {
  const isDigits = /^\d+$/.test(typed) && /^\d*$/.test(example);
  return isDigits && (example === '' || typed.length <= example.length)
    ? typed.padStart(example.length, '0')
    : null;
}

/** Two digits swapped, or one changed; with `number` itself at most as many as one request may ask for. */
export function similarNumbers(number: string): string[] {
  const swapped = [...number].flatMap((digit, place) => {
    const next = number.charAt(place + 1);
    return next ? [number.slice(0, place) + next + digit + number.slice(place + 2)] : [];
  });
  const changed = Array.from({ length: 9 }, (_, step) =>
    [...number].map((digit, place) => {
      const other = (Number(digit) + step + 1) % 10;
      return number.slice(0, place) + other + number.slice(place + 1);
    }),
  ).flat();
  const similar = new Set([...swapped, ...changed]);
  similar.delete(number);
  return [...similar].slice(0, MAX_TICKETS_PER_PURCHASE - 1);
}

/** Prefers the longest common ending, then the nearest number. */
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
