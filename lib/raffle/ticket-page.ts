import type { Ticket } from './types';

export type PageState = {
  offset: number;
  size: number;
  rows: number;
  /** Null if not counted, or if a search makes the count useless. */
  count: number | null;
};

export function previousOffset({ offset, size }: PageState): number {
  return Math.max(0, offset - size);
}

export function nextOffset({ offset, size }: PageState): number {
  return offset + size;
}

export function hasPrevious({ offset }: PageState): boolean {
  return offset > 0;
}

export function hasNext({ offset, size, rows, count }: PageState): boolean {
  return count === null ? rows >= size : offset + size < count;
}

const MAX_LENGTH = 20;

/** Does not use `cleanCode`, to save bytes in the first load. The server drops the same characters. */
export function searchText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\p{L}\p{N} .,_/-]|\p{DI}/gu, '')
    .slice(0, MAX_LENGTH)
    .replace(/ +|\p{Cs}/gu, ' ')
    .trim();
}

/** Milliseconds. */
export const STALE_AFTER = 45_000;

/** `hace 2 min`, `hace 3 h`. @param age in milliseconds. */
export function ageText(age: number): string {
  const seconds = Math.max(0, Math.floor(age / 1000));
  if (seconds < 60) return `hace ${seconds}\u00a0s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `hace ${minutes}\u00a0min` : `hace ${Math.floor(minutes / 60)}\u00a0h`;
}

/** Nothing moves: a number that left the list stays, as taken. Both lists ascend; `fresh` may cover only a part. */
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

const BROWSING_MS = 10_000;
/** Our server caches an answer for 3 s, so asking more often brings nothing new. */
const CHOOSING_MS = 4000;

/** The pause between two availability requests, while the tab is visible and answers come. */
export function refreshPace(chosen: number): number {
  return chosen > 0 ? CHOOSING_MS : BROWSING_MS;
}
