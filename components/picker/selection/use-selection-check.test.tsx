/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { fetchTickets } from '@/lib/storefront-api/tickets';
import type { Ticket, TicketStatus } from '@/lib/raffle/types';
import { selectionStore } from './selection-store';
import { useSelectionCheck } from './use-selection-check';

jest.mock('@/lib/storefront-api/tickets');
const asked = jest.mocked(fetchTickets);

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
});

/** Follows one chosen number that is not on the page. Returns the mock that receives failures. */
async function follow(raffleId: string): Promise<jest.Mock> {
  selectionStore(raffleId).toggle({ id: 'far', number: '004' });
  const { tell } = watch(raffleId, []);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return tell;
}

function watch(raffleId: string, tickets: Ticket[], isLoading = false) {
  const notice = { message: null, dismiss: jest.fn(), tell: jest.fn() };
  const props = (shown: Ticket[]) => ({ tickets: shown, isLoading, notice });
  const { rerender } = renderHook((page) => useSelectionCheck(raffleId, page), {
    initialProps: props(tickets),
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  return { tell: notice.tell, turnTo: (shown: Ticket[]) => rerender(props(shown)) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a failed check of chosen numbers is reported once an outage, and tried again', async () => {
  const failure = new RequestFailure('unavailable', 'La rifa no responde.');
  asked.mockRejectedValue(failure);
  const tell = await follow('outage');
  await pass(60_000);
  expect(asked.mock.calls.length).toBeGreaterThan(5);
  expect(tell.mock.calls).toEqual([[failure]]);

  asked.mockResolvedValue({ tickets: [], counts: null, key: '', receivedAt: 0 });
  await pass(10_000);
  asked.mockRejectedValue(failure);
  await pass(10_000);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a broken connection opens no dialog', async () => {
  asked.mockRejectedValue(new RequestFailure('no-answer', 'Sin señal.'));
  const tell = await follow('broken-network');
  await pass(20_000);
  expect(asked).toHaveBeenCalled();
  expect(tell).not.toHaveBeenCalled();
});

test('numbers of a purchase whose end is not known are not reported as somebody else’s', async () => {
  const store = selectionStore('sent');
  store.toggle({ id: 'near', number: '005' });
  store.awaitAnswer(['far']);
  const tickets = ['far', 'near'].map((id) => ({ id, number: id, status: 'reserved' as const }));
  asked.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 0 });
  await follow('sent');
  expect([...store.getSnapshot().lost]).toEqual(['near']);

  store.awaitAnswer([]);
  asked.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 1 });
  await pass(10_000);
  expect([...store.getSnapshot().lost].sort()).toEqual(['far', 'near']);
});

test('a number is marked by its latest status, on the page and off it', async () => {
  const store = selectionStore('latest');
  store.replaceAll(['far', 'near'].map((id) => ({ id, number: id })));
  const ticket = (id: string, status: TicketStatus) => ({ id, number: id, status });
  const answer = (status: TicketStatus) =>
    asked.mockResolvedValue({
      ...{ tickets: [ticket('far', status)], counts: null, key: '', receivedAt: 0 },
    });
  answer('reserved');
  const { turnTo } = watch('latest', [ticket('near', 'paid')]);
  await pass(0);
  expect([...store.getSnapshot().lost].sort()).toEqual(['far', 'near']);
  answer('available');
  await pass(4000);
  expect([...store.getSnapshot().lost]).toEqual(['near']);
  turnTo([ticket('near', 'available')]);
  await pass(0);
  expect([...store.getSnapshot().lost]).toEqual([]);
  turnTo([ticket('near', 'available'), ticket('far', 'paid')]);
  await pass(0);
  expect([...store.getSnapshot().lost]).toEqual(['far']);
});

test('nothing is asked about chosen numbers while the page loads, which may show them', async () => {
  selectionStore('loading').replaceAll([{ id: 'far', number: 'far' }]);
  watch('loading', [], true);
  await pass(10_000);
  expect(asked).not.toHaveBeenCalled();
});

test('numbers that the page shows are not requested, and are marked from the page', async () => {
  const store = selectionStore('on-page');
  store.replaceAll(['far', 'near', 'free'].map((id) => ({ id, number: id })));
  asked.mockResolvedValue({ tickets: [], counts: null, key: '', receivedAt: 0 });
  const tickets = [
    { id: 'near', number: 'near', status: 'paid' as const },
    { id: 'free', number: 'free', status: 'available' as const },
  ];
  watch('on-page', tickets);
  await pass(0);
  expect([...store.getSnapshot().lost]).toContain('near');
  expect([...store.getSnapshot().lost]).not.toContain('free');
  expect(asked.mock.calls).toEqual([['/api/raffles/on-page/tickets?numbers=far']]);
});
