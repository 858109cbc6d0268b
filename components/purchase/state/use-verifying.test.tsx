/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { fetchOutcome } from '@/lib/storefront-api/purchase';
import { useVerifying } from './use-verifying';

jest.mock('@/lib/storefront-api/purchase');
const asked = jest.mocked(fetchOutcome);

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  asked.mockResolvedValue({ ok: true, outcome: { state: 'not-registered', trace: 'ABC234' } });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('it asks for its life with growing pauses, and then no more', async () => {
  const heard = jest.fn();
  renderHook(() => useVerifying('key', 30 * MINUTE, heard));
  await pass(6000);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(23 * MINUTE);
  const often = asked.mock.calls.length;
  expect(often).toBeGreaterThan(40);
  await pass(6 * MINUTE);
  expect(asked.mock.calls.length).toBeGreaterThan(often);
  await pass(MINUTE);
  expect(heard).toHaveBeenCalledTimes(asked.mock.calls.length);

  asked.mockClear();
  await pass(60 * MINUTE);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(MINUTE);
  expect(asked).not.toHaveBeenCalled();
});

test('it asks at once when the network returns, and stops when the page has its answer', async () => {
  const heard = jest.fn();
  const { rerender } = renderHook(({ key }) => useVerifying(key, Infinity, heard), {
    initialProps: { key: 'key' as string | null },
  });
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(heard).toHaveBeenCalledTimes(1);
  rerender({ key: null });
  await pass(10 * MINUTE);
  expect(asked).toHaveBeenCalledTimes(1);
});
