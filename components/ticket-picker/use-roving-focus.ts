import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import type { Ticket } from '@/lib/raffle/types';
import { cellAfterKey } from './grid-keys';

/**
 * One tab stop for all the cells; arrows and their kin move between them. The attributes are set
 * on the elements: a thousand cells must not be drawn again because the focus moved.
 */
export function useRovingFocus(grid: RefObject<HTMLElement | null>, tickets: readonly Ticket[]) {
  useLayoutEffect(() => {
    if (grid.current?.querySelector('button[tabindex="0"]')) return;
    grid.current?.querySelector('button')?.setAttribute('tabindex', '0');
  }, [grid, tickets]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const stop of grid.current?.querySelectorAll('button[tabindex="0"]') ?? []) {
      stop.setAttribute('tabindex', '-1');
    }
    target.setAttribute('tabindex', '0');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const index = cells.findIndex((cell) => cell === event.target);
    const current = cells[index];
    if (!current?.parentElement) return;
    const columns = getComputedStyle(current.parentElement).gridTemplateColumns.split(' ').length;
    const next = cellAfterKey(event, { index, count: cells.length, columns });
    if (next === null) return;
    event.preventDefault();
    cells[next]?.focus();
  }

  return { onFocus, onKeyDown };
}
