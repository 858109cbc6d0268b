/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { KeptPurchase } from '@/lib/offline/outbox/purchase-record';
import { keptOf } from './memory-phone.test-kit';
import { loadPurchase } from './purchase-store';
import { useKeptDraft } from './use-kept-draft';

jest.mock('./purchase-store');
jest.mock('@/lib/offline/outbox/draft-database');
const draft = (key: string): KeptPurchase =>
  keptOf({ key, tickets: [], values: {}, receipt: null, sent: null, savedAt: 0 });

test('a draft is read again when something was done with it', async () => {
  jest.mocked(loadPurchase).mockResolvedValueOnce(draft('one')).mockResolvedValueOnce(null);
  const { result, rerender } = renderHook(({ tries }) => useKeptDraft('moto', tries), {
    initialProps: { tries: 0 },
  });
  expect(result.current).toBeNull();
  await act(async () => undefined);
  expect(result.current?.purchase.key).toBe('one');
  await act(async () => rerender({ tries: 1 }));
  expect(result.current).toBeNull();
});

test('an answer that comes late is not taken for that of another raffle', async () => {
  let answerMoto: (found: KeptPurchase) => void = () => undefined;
  jest
    .mocked(loadPurchase)
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
