/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import type { TicketStatus } from '@/lib/raffle/types';
import { checkNumbers, useNumberCheck } from './check-numbers';
import { selectionStore } from './selection-store';

jest.mock('@/lib/storefront-api/tickets');
const asked = jest.mocked(fetchTicketsByNumber);

let raffles = 0;

function choose(...numbers: string[]) {
  raffles += 1;
  const raffleId = `check-${raffles}`;
  const store = selectionStore(raffleId);
  store.replaceAll(numbers.map((number) => ({ id: number, number })));
  return { raffleId, lost: () => [...store.getSnapshot().lost] };
}

function answer(statuses: Record<string, TicketStatus>) {
  const tickets = Object.entries(statuses).map(([number, status]) => ({
    ...{ id: number, number, status },
  }));
  asked.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 0 });
}

beforeEach(() => asked.mockReset());

test('a taken number is marked until a second look finds it free', async () => {
  const { raffleId, lost } = choose('01', '02');
  answer({ '01': 'available', '02': 'reserved' });
  expect(await checkNumbers(raffleId)).toEqual({ anyLost: true });
  expect(lost()).toEqual(['02']);
  expect(asked.mock.calls).toEqual([[raffleId, ['01', '02']]]);
  answer({ '01': 'available', '02': 'available' });
  expect(await checkNumbers(raffleId)).toEqual({ anyLost: false });
  expect(lost()).toEqual([]);
});

test('known facts stay known without a connection', async () => {
  const { raffleId, lost } = choose('01', '02');
  answer({ '01': 'paid', '02': 'available' });
  await checkNumbers(raffleId);
  asked.mockRejectedValue(new Error('Sin señal.'));
  expect(await checkNumbers(raffleId)).toEqual({ anyLost: true });
  expect(lost()).toEqual(['01']);
});

test('nothing is requested when no number is chosen', async () => {
  expect(await checkNumbers(choose().raffleId)).toEqual({ anyLost: false });
  expect(asked).not.toHaveBeenCalled();
});

describe('while a payment is open', () => {
  let visibility: DocumentVisibilityState = 'visible';

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  function see(state: DocumentVisibilityState) {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  }

  beforeEach(() => {
    jest.useFakeTimers();
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    answer({});
  });

  test('the numbers are checked on opening and once more, when our server has news', async () => {
    const { raffleId } = choose('01');
    renderHook(() => useNumberCheck(raffleId, true));
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(3499);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a buyer back from the bank’s app has the numbers checked twice more, and never while away', async () => {
    const { raffleId } = choose('01');
    renderHook(() => useNumberCheck(raffleId, true));
    see('hidden');
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    see('visible');
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('nothing more is checked once a purchase is on its way', async () => {
    const { raffleId } = choose('01');
    const { rerender } = renderHook((isWanted) => useNumberCheck(raffleId, isWanted), {
      initialProps: true,
    });
    rerender(false);
    await pass(60_000);
    see('visible');
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a number that a refusal marked stays marked: the second check ended with the sending', async () => {
    const { raffleId, lost } = choose('01');
    answer({ '01': 'available' });
    const { rerender } = renderHook((isWanted) => useNumberCheck(raffleId, isWanted), {
      initialProps: true,
    });
    await pass(2000);
    rerender(false);
    selectionStore(raffleId).mark({ lost: ['01'] });
    rerender(true);
    await pass(60_000);
    expect(lost()).toEqual(['01']);
  });

  test('a closed payment checks no more', async () => {
    const { raffleId } = choose('01');
    const { unmount } = renderHook(() => useNumberCheck(raffleId, true));
    unmount();
    see('visible');
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
