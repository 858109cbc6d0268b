/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { showToast } from './show-toast';

beforeEach(() => jest.useFakeTimers());

const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const told = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

test('one live region that exists before any toast announces each toast once', async () => {
  const first = showToast('success', 'Registrado', 2500);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await act(() => first);
  expect(told()).toEqual(['✓Registrado']);

  await show('warning', 'El limite maximo de compra es de 50 tickets', 1500);
  await show('warning', 'El limite maximo de compra es de 50 tickets', 1500);
  expect(told().sort()).toEqual(['!El limite maximo de compra es de 50 tickets', '✓Registrado']);
  expect(screen.getAllByRole('status')).toEqual([region]);
});

test('a toast disappears after its time, and the same text can be shown again', async () => {
  await show('warning', 'Otra vez', 1500);
  await pass(1500);
  const leaving = () => screen.getByText('Otra vez').parentElement?.getAttribute('data-leaving');
  expect(leaving()).toBe('true');
  await show('warning', 'Otra vez', 1500);
  expect(leaving()).toBe('false');
});

test('a toast stays while a mouse rests on it, and leaves afterwards', async () => {
  await show('warning', 'Con calma', 1500);
  const one = screen.getByText('Con calma').parentElement!;
  fireEvent.mouseEnter(one.parentElement!);
  await pass(60_000);
  expect(one.getAttribute('data-leaving')).toBe('false');
  fireEvent.mouseLeave(one.parentElement!);
  await pass(1500);
  expect(one.getAttribute('data-leaving')).toBe('true');
});

test.each([
  ['the header', '<header data-bottom="60"></header>', '72px'],
  [
    'the lowest title in sight',
    '<header data-bottom="60"></header><h1 data-bottom="200"></h1>',
    '212px',
  ],
  [
    'a title of the upper half alone',
    '<h1 data-bottom="383"></h1><h1 data-bottom="384"></h1>',
    '395px',
  ],
  [
    'the header of an open dialog',
    '<h1 data-bottom="200"></h1><dialog open><header data-bottom="64"></header></dialog>',
    '76px',
  ],
  ['nothing', '<h1 data-bottom="-40"></h1>', '12px'],
])('a toast begins under %s', async (_, html, top) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  for (const title of page.querySelectorAll<HTMLElement>('[data-bottom]')) {
    title.getBoundingClientRect = () => ({ bottom: Number(title.dataset.bottom) }) as DOMRect;
  }
  document.body.append(page);
  await show('success', 'Listo', 1500);
  page.remove();
  expect(screen.getByRole('status').style.top).toBe(top);
});

test('a toast is above everything that was opened since the last one', async () => {
  const region = screen.getByRole('status');
  const calls: string[] = [];
  Object.assign(region, {
    showPopover: () => void calls.push('show'),
    hidePopover: () => void calls.push('hide'),
    matches: (selector: string) => selector === ':popover-open' && calls.length > 0,
  });
  await show('success', 'Uno', 1500);
  await show('success', 'Dos', 1500);
  expect(calls).toEqual(['show', 'hide', 'show']);
});
