import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Ticket } from '@/lib/raffle/types';

/**
 * One tab stop for all the cells; arrows and similar keys move between them. The attributes are set
 * on the elements, so that moving the focus rerenders no cells.
 * @param bring makes sure that the ticket at an index has its cell.
 */
export function useRovingFocus(
  grid: RefObject<HTMLElement | null>,
  tickets: readonly Ticket[],
  bring: (index: number) => void,
) {
  useLayoutEffect(() => {
    if (grid.current?.querySelector('button[tabindex="0"]')) return;
    grid.current?.querySelector('button')?.setAttribute('tabindex', '0');
  });

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const stop of grid.current?.querySelectorAll('button[tabindex="0"]') ?? []) {
      stop.setAttribute('tabindex', '-1');
    }
    target.setAttribute('tabindex', '0');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLButtonElement) || !target.parentElement) return;
    const index = tickets.findIndex(({ id }) => id === target.value);
    const columns = getComputedStyle(target.parentElement).gridTemplateColumns.split(' ').length;
    const next = cellAfterKey(event, { index, count: tickets.length, columns });
    const ticket = next === null ? undefined : tickets[next];
    if (next === null || !ticket) return;
    event.preventDefault();
    flushSync(() => bring(next));
    grid.current
      ?.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(ticket.id)}"]`)
      ?.focus();
  }

  return { onFocus, onKeyDown };
}

type GridPlace = { index: number; count: number; columns: number };

/** The number of rows that PageUp and PageDown jump. */
const PAGE_ROWS = 5;

/** The index a key moves to, following the ARIA practices; null for a key without a function here. */
export function cellAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { index, count, columns }: GridPlace,
): number | null {
  const rowStart = index - (index % columns);
  const targets: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: index + PAGE_ROWS * columns,
    PageUp: index - PAGE_ROWS * columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : Math.min(rowStart + columns, count) - 1,
  };
  const target = targets[key];
  if (target === undefined) return null;
  if (target >= 0 && target < count) return target;
  const isJump = key === 'PageUp' || key === 'PageDown';
  return isJump ? Math.min(Math.max(target, 0), count - 1) : index;
}
