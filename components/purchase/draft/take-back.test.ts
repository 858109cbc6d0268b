/** @jest-environment jsdom */
import { reduce, tapOf } from '@/lib/raffle/purchase-state';
import { updatePurchase } from '@/lib/offline/outbox/purchase-record';
import { withLock } from '@/lib/offline/outbox/send-once';
import { keepWaiting, sent, setUpPhone } from '../outbox/outbox.test-kit';
import { loadDraft } from './memory-phone.test-kit';
import { takeBack } from './purchase-store';

jest.mock('@/lib/storefront-api/purchase');
jest.mock('@/lib/offline/outbox/draft-database');

beforeEach(setUpPhone);
afterEach(() => jest.useRealTimers());

test('a purchase that never left is a draft again, whole and with its key free', async () => {
  const raffleId = await keepWaiting();
  expect(await takeBack(raffleId)).toBe(true);
  const draft = await loadDraft(raffleId);
  expect(draft).toMatchObject({ key: 'key', sent: null, boundTo: null, waiting: null });
  expect([draft?.values, draft?.receipt?.size]).toEqual([{ name: 'Ana' }, 7]);
  expect(await takeBack(raffleId)).toBe(false);
});

test('a purchase that may have left at the tap is not taken back', async () => {
  const waiting = { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: true };
  const raffleId = await keepWaiting({ waiting });
  expect(await takeBack(raffleId)).toBe(false);
  expect(await loadDraft(raffleId)).toMatchObject({ sent, waiting });
});

test('a purchase that another tab has begun to send is not taken back', async () => {
  const waiting = { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: false };
  const raffleId = await keepWaiting({ waiting });
  const tap = tapOf({ key: 'key', waiting });
  await updatePurchase(raffleId, (before) => reduce(before, { type: 'left', tap }));
  expect(await takeBack(raffleId)).toBe(false);
  expect((await loadDraft(raffleId))?.stage).toBe('queued');
});

test('a purchase is not taken back while it is being sent', async () => {
  const raffleId = await keepWaiting();
  let end: () => void = () => undefined;
  const sending = withLock(raffleId, () => new Promise<void>((resolve) => (end = resolve)));
  expect(await takeBack(raffleId)).toBe(false);
  end();
  await sending;
  expect(await takeBack(raffleId)).toBe(true);
});
