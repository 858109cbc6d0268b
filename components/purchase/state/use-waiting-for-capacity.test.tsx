/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWaitingForCapacity, type WaitingForCapacity } from './use-waiting-for-capacity';

const MINUTE = 60_000;
const waiting = (retryInMs: number): WaitingForCapacity => ({
  state: 'waiting-for-room',
  retryInMs,
  trace: 'ABC234',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('it tries when there is room, and again after a failure, until there is another answer', async () => {
  const again = jest.fn(async () => undefined);
  const { rerender } = renderHook(({ outcome }) => useWaitingForCapacity(outcome, again), {
    initialProps: { outcome: waiting(5 * MINUTE) as WaitingForCapacity | null },
  });
  await pass(5 * MINUTE - 1);
  expect(again).not.toHaveBeenCalled();
  await pass(5001);
  expect(again).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(again).toHaveBeenCalledTimes(2);
  rerender({ outcome: waiting(2 * MINUTE) });
  await pass(2 * MINUTE - 1);
  expect(again).toHaveBeenCalledTimes(2);
  await pass(5001);
  expect(again).toHaveBeenCalledTimes(3);
  rerender({ outcome: null });
  await pass(60 * MINUTE);
  expect(again).toHaveBeenCalledTimes(3);
});

test('a page that slept tries when it is visible again, never before there is capacity', async () => {
  const again = jest.fn(async () => undefined);
  renderHook(() => useWaitingForCapacity(waitingOnce, again));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(again).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 12 * MINUTE);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(again).toHaveBeenCalledTimes(1);
});

test.each([
  [1, 0, 5000],
  [5000, 0, 5000],
  [5001, 0, 5001],
  [1, 0.5, 7500],
])(
  'when there is room in %i ms, a buyer whose luck is %d tries after %i ms, and 20 s after a failure',
  async (retryInMs, luck, ms) => {
    jest.spyOn(Math, 'random').mockReturnValue(luck);
    const again = jest.fn(async () => undefined);
    const outcome = waiting(retryInMs);
    renderHook(() => useWaitingForCapacity(outcome, again));
    await pass(ms - 1);
    expect(again).not.toHaveBeenCalled();
    await pass(1);
    expect(again).toHaveBeenCalledTimes(1);
    await pass(19_999);
    expect(again).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(again).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  },
);

const waitingOnce = waiting(10 * MINUTE);
