import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Ticket } from '@/lib/raffle/types';
import { cellAfterKey } from './grid-keys';

/**
 * One tab stop for all the cells; arrows and their kin move between them. The attributes are set
 * on the elements: the cells must not be drawn again because the focus moved.
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
