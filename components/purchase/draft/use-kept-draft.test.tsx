/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { readPurchase } from '@/lib/offline/outbox/purchase-record';
import { keptOf } from './memory-phone.test-kit';
import { useKeptDraft } from './purchase-store';

jest.mock('@/lib/offline/outbox/purchase-record');
jest.mock('@/lib/offline/outbox/draft-database');

type Found = Awaited<ReturnType<typeof readPurchase>>;

const nothing: Found = { kept: null, isOther: false };
const draft = (key: string): Found => {
  const typed = { key, tickets: [], values: {}, receipt: null, savedAt: Date.now() };
  return { kept: keptOf({ ...typed, sent: null }), isOther: false };
};

test('a draft is read again when something was done with it', async () => {
  jest.mocked(readPurchase).mockResolvedValueOnce(draft('one')).mockResolvedValueOnce(nothing);
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
