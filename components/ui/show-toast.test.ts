/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { showToast } from './show-toast';

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

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
