/** @jest-environment jsdom */
import { selectionStore } from '@/components/picker/selection/selection-store';
import { storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import { keepDraft, loadDraft } from '../draft/memory-phone.test-kit';
import { forgetPurchase } from '../draft/purchase-store';
import { startOutbox } from './background';
import { notify } from '@/lib/offline/outbox/notification';
import { markPaymentOpen, readOutbox, tellOutbox } from './outbox-flag';
import {
  keepWaiting,
  registered,
  sends,
  sent,
  setUpPhone,
  tickets,
  trace,
} from './outbox.test-kit';

jest.mock('@/lib/storefront-api/purchase');
jest.mock('@/lib/storefront-api/refresh-tickets');
jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('./outbox-notices', () => ({ showNotices: jest.fn() }));
jest.mock('@/lib/offline/outbox/notification');

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.clearAllMocks();
  setUpPhone();
});
afterEach(() => jest.useRealTimers());

async function start() {
  startOutbox();
  await pass(0);
}

/** Starts one attempt that lasts until `end`. */
async function startHeld(raffleId: string) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  jest.mocked(sendPurchase).mockImplementation(async () => {
    await answered;
    return { kind: 'outcome', outcome: registered };
  });
  await start();
  return {
    raffleId,
    async end() {
      answer();
      await pass(0);
    },
  };
}

test('a waiting purchase is sent once, remembered as bought, reported, and removed from selection and draft', async () => {
  const raffleId = await keepWaiting();
  const other = { id: 'id-009', number: '009' };
  selectionStore(raffleId).replaceAll([...tickets, other]);
  await start();
  await pass(600_000);
  expect(sends()).toEqual(['key']);
  expect(readOutbox(raffleId)).toEqual({
    state: 'registered',
    numbers: ['003', '007'],
    ticketPath: '/boleto/x',
  });
  expect(storedPurchases(raffleId)).toContain('"numbers":["003","007"]');
  expect(selectionStore(raffleId).getSnapshot().chosen).toEqual([other]);
  expect(await loadDraft(raffleId)).toBeNull();
  expect(refreshTickets).toHaveBeenCalledWith(raffleId);
  expect(notify).toHaveBeenCalledTimes(1);
});

test.each<PurchaseOutcome>([
  { state: 'partly-registered', numbers: ['003'], taken: ['007'], ticketPath: '/boleto/x', trace },
  { state: 'refused', reason: 'tickets-taken', msg: '', taken: ['007'], now: null, trace },
])('$state is stored as sent for the panel that shows the details', async (outcome) => {
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'outcome', outcome });
  const raffleId = await keepWaiting();
  selectionStore(raffleId).replaceAll(tickets);
  await start();
  expect(await loadDraft(raffleId)).toMatchObject({ key: 'key', sent, waiting: null });
  expect(selectionStore(raffleId).getSnapshot().chosen).toEqual(tickets);
  expect(readOutbox(raffleId)?.state).toBe(outcome.state === 'refused' ? 'taken' : outcome.state);
});

test('a purchase given up is a draft again, with a new lifetime', async () => {
  const raffleId = await keepWaiting({
    waiting: { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: false },
  });
  await pass(2000);
  await start();
  expect(sends()).toEqual([]);
  expect(readOutbox(raffleId)?.state).toBe('given-up');
  expect(await loadDraft(raffleId)).toMatchObject({
    sent: null,
    waiting: null,
    savedAt: Date.now(),
  });
});

test('an unanswered purchase goes on waiting, and a second start sends nothing twice', async () => {
  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'no-answer' });
  const raffleId = await keepWaiting();
  await start();
  await start();
  expect(fetchOutcome).toHaveBeenCalledTimes(1);
  expect(readOutbox(raffleId)).toEqual({ state: 'waiting' });

  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'unknown-key' });
  await pass(8000);
  expect(sends()).toEqual(['key']);
  expect(readOutbox(raffleId)?.state).toBe('registered');
});

test('an open payment sends its own purchase; once it is closed the page does', async () => {
  const raffleId = await keepWaiting();
  const release = markPaymentOpen(raffleId);
  await start();
  expect(fetchOutcome).not.toHaveBeenCalled();
  release();
  await start();
  expect(sends()).toEqual(['key']);
});

test('a gateway’s pause ends when the connection is back', async () => {
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'no-answer', isForeign: true });
  await keepWaiting();
  await start();
  await pass(8000);
  expect(sends()).toEqual(['key']);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sends()).toEqual(['key', 'key']);
});

test('a purchase forgotten while it is sent is neither stored again nor reported', async () => {
  const { raffleId, end } = await startHeld(await keepWaiting());
  await forgetPurchase(raffleId);
  await end();
  expect([await loadDraft(raffleId), readOutbox(raffleId)]).toEqual([null, null]);
  expect(notify).not.toHaveBeenCalled();
});

test('a tap during the sending is not overwritten by the end of the earlier sending', async () => {
  const { raffleId, end } = await startHeld(await keepWaiting());
  const before = (await loadDraft(raffleId))!;
  const waiting = { ...before.waiting!, tappedAt: Date.now() + 1 };
  await keepDraft(raffleId, { ...before, waiting });
  await end();
  expect(await loadDraft(raffleId)).toMatchObject({ waiting });
  expect(readOutbox(raffleId)).toEqual({ state: 'waiting' });
});

test('a payment opened during the sending reports its own outcome', async () => {
  const { raffleId, end } = await startHeld(await keepWaiting());
  const release = markPaymentOpen(raffleId);
  await end();
  expect(readOutbox(raffleId)).toEqual({ state: 'waiting' });
  expect(notify).not.toHaveBeenCalled();
  release();
});

test('an outcome from another tab is neither sent again nor overwritten', async () => {
  const raffleId = await keepWaiting();
  const news = { state: 'taken', numbers: ['007'] } as const;
  tellOutbox(raffleId, { ...news, numbers: [...news.numbers] });
  await start();
  expect(sends()).toEqual([]);
  expect(readOutbox(raffleId)).toEqual(news);
});

test('a second payment of a raffle is sent after the first', async () => {
  const raffleId = await keepWaiting();
  await start();
  expect(sends()).toEqual(['key']);
  const waiting = { until: Date.now() + 86_400_000, tappedAt: Date.now(), hasLeft: false };
  const receipt = new Blob(['second']);
  const draft = { tickets, values: {}, receipt, sent, waiting, savedAt: Date.now() };
  await keepDraft(raffleId, { ...draft, key: 'second' });
  await start();
  expect(sends()).toEqual(['key', 'second']);
});
