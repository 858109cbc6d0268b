/** @jest-environment jsdom */
import { selectionStore } from '@/components/picker/selection/selection-store';
import { purchasesKey, storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import type { FinalAnswer } from '@/lib/raffle/answer';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import { keepDraft, loadDraft } from '../draft/memory-phone.test-kit';
import { forgetPurchase, loadDue, markPaymentOpen } from '../draft/purchase-store';
import { startOutbox } from './background';
import { notify } from '@/lib/offline/outbox/notification';
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
  await loadDue();
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

test('a waiting purchase is sent once, remembered as bought, and out of the selection; it is told until it is read', async () => {
  const raffleId = await keepWaiting();
  const other = { id: 'id-009', number: '009' };
  selectionStore(raffleId).replaceAll([...tickets, other]);
  await start();
  await pass(600_000);
  expect(sends()).toEqual(['key']);
  expect(storedPurchases(raffleId)).toContain('"numbers":["003","007"]');
  expect(selectionStore(raffleId).getSnapshot().chosen).toEqual([other]);
  expect(await loadDraft(raffleId)).toMatchObject({ answer: { outcome: registered } });
  expect(refreshTickets).toHaveBeenCalledWith(raffleId);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('what an answer changes on the phone is changed once, however many pages tell it', async () => {
  const answer: FinalAnswer = { kind: 'outcome', outcome: registered };
  const raffleId = await keepWaiting({ answer });
  await start();
  expect(storedPurchases(raffleId)).toContain('"numbers":["003","007"]');
  localStorage.removeItem(purchasesKey(raffleId));
  await start();
  expect(storedPurchases(raffleId)).toBeNull();
  expect(notify).toHaveBeenCalledTimes(1);
});

test.each<[FinalAnswer, boolean]>([
  [
    {
      kind: 'outcome',
      outcome: {
        state: 'partly-registered',
        numbers: ['003'],
        taken: ['007'],
        ticketPath: '/boleto/x',
        trace,
      },
    },
    true,
  ],
  [
    {
      kind: 'outcome',
      outcome: {
        state: 'refused',
        reason: 'tickets-taken',
        msg: '',
        taken: ['007'],
        now: null,
        trace,
      },
    },
    false,
  ],
])('%j stays whole for the panel that shows the details', async (answer, isBought) => {
  jest.mocked(sendPurchase).mockResolvedValue(answer);
  const raffleId = await keepWaiting();
  selectionStore(raffleId).replaceAll(tickets);
  await start();
  expect(await loadDraft(raffleId)).toMatchObject({ key: 'key', sent, answer });
  expect(selectionStore(raffleId).getSnapshot().chosen).toHaveLength(isBought ? 1 : 2);
});

test('a purchase given up is told, and nothing of it is lost', async () => {
  const raffleId = await keepWaiting({
    waiting: { until: Date.now() + 1000, tappedAt: Date.now(), hasLeft: false },
  });
  await pass(2000);
  await start();
  expect(sends()).toEqual([]);
  expect(await loadDraft(raffleId)).toMatchObject({
    stage: 'answered',
    answer: { kind: 'given-up' },
    values: { name: 'Ana' },
  });
});

test('an unanswered purchase goes on waiting, and a second start sends nothing twice', async () => {
  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'no-answer' });
  const raffleId = await keepWaiting();
  await start();
  await start();
  expect(fetchOutcome).toHaveBeenCalledTimes(1);
  expect((await loadDraft(raffleId))?.stage).toBe('queued');

  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'unknown-key' });
  await pass(8000);
  expect(sends()).toEqual(['key']);
  expect((await loadDraft(raffleId))?.stage).toBe('answered');
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
  expect(await loadDraft(raffleId)).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

test('a tap during the sending is not overwritten by the end of the earlier sending', async () => {
  const { raffleId, end } = await startHeld(await keepWaiting());
  const before = (await loadDraft(raffleId))!;
  const waiting = { ...before.waiting!, tappedAt: Date.now() + 1 };
  await keepDraft(raffleId, { ...before, waiting });
  await end();
  expect(await loadDraft(raffleId)).toMatchObject({ stage: 'queued', waiting });
});

test('a payment opened during the sending reports its own outcome', async () => {
  const { raffleId, end } = await startHeld(await keepWaiting());
  const release = markPaymentOpen(raffleId);
  await end();
  expect(storedPurchases(raffleId)).toBeNull();
  expect(notify).not.toHaveBeenCalled();
  release();
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
