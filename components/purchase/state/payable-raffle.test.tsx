/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import { useLiveRaffle } from './payable-raffle';

test('a payment that stays open learns of another rate, and that the draw has passed', async () => {
  jest.useFakeTimers();
  const shown = { ...exampleRaffle(), methods: [] };
  const answers = [shown, { ...shown, price: 7 }];
  const answer = async () => ({ json: async () => ({ ok: true, raffle: answers.shift() }) });
  global.fetch = jest.fn(answer as never);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useLiveRaffle(shown), { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(result.current.raffle.price).toBe(shown.price);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(result.current.raffle.price).toBe(7);
});
