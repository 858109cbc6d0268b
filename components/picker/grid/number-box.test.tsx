/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { numbered } from '../answering-shop.test-kit';
import { NumberBox } from './number-box';
import { installScreen } from '../screen.test-kit';
import type { LiveTickets } from '../use-tickets';

beforeAll(installScreen);

const live: LiveTickets = {
  tickets: [],
  counts: null,
  receivedAt: null,
  isLoading: false,
  isComing: false,
  failure: null,
  retry: jest.fn(),
  notice: { message: null, dismiss: jest.fn(), tell: jest.fn() },
};

const box = (now: Partial<LiveTickets>, pageKey = 'page-1') => (
  <NumberBox
    raffleId="box"
    live={{ ...live, ...now }}
    preview={[]}
    expected={1000}
    maxPerPurchase={50}
    isDisabled={false}
    pageKey={pageKey}
  />
);

const scrollTo = () =>
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);

test('another page begins at its top, and a refresh of the same one moves nothing', () => {
  const { rerender } = render(box({ tickets: numbered(3) }));
  const scrolled = scrollTo();
  rerender(box({ tickets: numbered(3) }));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(box({ tickets: numbered(3, 1000) }, 'page-2'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});

test('the box reports numbers that did not load, and requests them again', () => {
  const failure = new RequestFailure('unavailable', 'La rifa no responde.');
  const { container } = render(box({ isLoading: true, failure }));
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('false');
  expect(screen.getByText('La rifa no responde.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(live.retry).toHaveBeenCalledTimes(1);
});

test('the numbers on show stay while others fail to come', () => {
  const failure = new RequestFailure('unavailable', 'La rifa no responde.');
  render(box({ tickets: numbered(3), isLoading: true, failure }));
  expect(screen.getByText('0002')).toBeTruthy();
  expect(screen.queryByText('La rifa no responde.')).toBeNull();
});

test('loading numbers are announced as loading, not as missing', () => {
  const { container } = render(box({ isLoading: true, isComing: true }));
  expect(screen.getByText('Cargando números…')).toBeTruthy();
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('status')).toBeNull();
});

const counts = { total: 10, available: 5, reserved: 0, paid: 5 };

test.each([
  [{ ...counts, total: 0, available: 0 }, /^Estamos preparando los números/],
  [{ ...counts, available: 0 }, /^Todos los números están vendidos/],
  [counts, /^No hay números en esta página/],
  [null, /^No hay números en esta página/],
])('screen readers hear of a page without numbers, for %j: %s', (known, words) => {
  render(box({ counts: known }));
  expect(screen.getByRole('status').textContent).toMatch(words);
});
