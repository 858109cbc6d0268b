/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { RequestFailure } from '@/lib/storefront-api/read-json';
import { fetchTickets } from '@/lib/storefront-api/tickets';
import { selectionStore } from './selection-store';
import { useSelectionCheck } from './use-selection-check';

jest.mock('@/lib/storefront-api/tickets');
const asked = jest.mocked(fetchTickets);

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
});
afterEach(() => jest.useRealTimers());

/** Follows one chosen number that is not on the page. Returns the mock that receives failures. */
async function follow(raffleId: string): Promise<jest.Mock> {
  selectionStore(raffleId).toggle({ id: 'far', number: '004' });
  const tell = jest.fn();
  const page = {
    tickets: [],
    isLoading: false,
    notice: { message: null, dismiss: jest.fn(), tell },
  };
  renderHook(() => useSelectionCheck(raffleId, page), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return tell;
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

test('numbers that the page shows are not requested, and are marked from the page', async () => {
  const store = selectionStore('on-page');
  store.replaceAll(['far', 'near', 'free'].map((id) => ({ id, number: id })));
  asked.mockResolvedValue({ tickets: [], counts: null, key: '', receivedAt: 0 });
  const tickets = [
    { id: 'near', number: 'near', status: 'paid' as const },
    { id: 'free', number: 'free', status: 'available' as const },
  ];
  const page = { tickets, isLoading: false, notice: { tell: jest.fn() } };
  renderHook(() => useSelectionCheck('on-page', page), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  await pass(0);
  expect([...store.getSnapshot().lost]).toContain('near');
  expect([...store.getSnapshot().lost]).not.toContain('free');
  expect(asked.mock.calls).toEqual([['/api/raffles/on-page/tickets?numbers=far']]);
});
