/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { readPurchase, removePurchase } from '@/lib/offline/outbox/purchase-record';
import { keptOf } from './memory-phone.test-kit';
import { forgetPurchase, useKeptDraft } from './purchase-store';

jest.mock('@/lib/offline/outbox/purchase-record');

type Found = Awaited<ReturnType<typeof readPurchase>>;

const draft = (key: string): Found => {
  const typed = { key, tickets: [], values: {}, receipt: null, savedAt: Date.now() };
  return keptOf({ ...typed, sent: null });
};

test('a draft is shown as it is changed', async () => {
  jest.mocked(readPurchase).mockResolvedValueOnce(draft('one'));
  const { result } = renderHook(() => useKeptDraft('moto'));
  expect(result.current).toBeNull();
  await act(async () => undefined);
  expect(result.current?.purchase.key).toBe('one');
  jest.mocked(removePurchase).mockResolvedValue();
  await act(async () => forgetPurchase('moto'));
  expect(result.current).toBeNull();
});

test('an answer that comes late is not taken for that of another raffle', async () => {
  let answerMoto: (found: Found) => void = () => undefined;
  jest
    .mocked(readPurchase)
    .mockImplementation(async (raffleId) =>
      raffleId === 'moto' ? new Promise((resolve) => (answerMoto = resolve)) : draft('of the car'),
    );
  const { result, rerender } = renderHook(({ raffleId }) => useKeptDraft(raffleId), {
    initialProps: { raffleId: 'moto' },
  });
  await act(async () => rerender({ raffleId: 'car' }));
  await act(async () => answerMoto(draft('of the moto')));
  expect(result.current?.purchase.key).toBe('of the car');
});
