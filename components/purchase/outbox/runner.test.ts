/** @jest-environment jsdom */
import {
  keepWaiting,
  registered,
  sends,
  sent,
  setUpPhone,
  tickets,
  trace,
} from './outbox.test-kit';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { purchasesKey, storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import type { FinalAnswer } from '@/lib/raffle/answer';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import { changeRecord, readRecords, removeRecords } from '@/lib/offline/outbox/draft-database';
import { hasDraftFlag, setDraftFlag } from '../draft/draft-flag';
import { storeDraft, loadDraft, records } from '../draft/memory-phone.test-kit';
import {
  changePurchase,
  closePurchase,
  entryOf,
  forgetPurchase,
  openPurchase,
  touch,
} from '../draft/purchase-store';
import { resumeDrafts, retryUntilOver } from './runner';
import { notify } from '@/lib/offline/outbox/notification';

jest.mock('@/lib/storefront-api/refresh-tickets');
jest.mock('./outbox-notices', () => ({ showNotices: jest.fn() }));
jest.mock('@/lib/offline/outbox/notification');

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.clearAllMocks();
  setUpPhone();
});
afterEach(() => jest.useRealTimers());

async function start() {
  await resumeDrafts({ atOnce: true });
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

test('an open payment tells how its purchase ended; once it is closed the page does', async () => {
  const raffleId = await keepWaiting();
  openPurchase(raffleId);
  await start();
  expect(sends()).toEqual(['key']);
  expect([storedPurchases(raffleId), jest.mocked(notify).mock.calls]).toEqual([null, []]);
  closePurchase(raffleId);
  await start();
  expect(storedPurchases(raffleId)).toContain('"numbers":["003","007"]');
  expect(sends()).toEqual(['key']);
});

test('a purchase forgotten while it is sent is neither stored again nor reported', async () => {
  const { raffleId, end } = await startHeld(await keepWaiting());
  await forgetPurchase(raffleId);
  await end();
  expect(await loadDraft(raffleId)).toBeNull();
  expect(notify).not.toHaveBeenCalled();
});

test('a page whose own purchase could not be stored sends that of another tab', async () => {
  const raffleId = await keepWaiting();
  openPurchase(raffleId);
  touch(raffleId);
  const event = { type: 'edited', form: { ...entryOf(raffleId)!.purchase, tickets } } as const;
  expect(await changePurchase(raffleId, event)).toMatchObject({ isStored: false });
  closePurchase(raffleId);
  await start();
  expect(sends()).toEqual(['key']);
  expect((await loadDraft(raffleId))?.stage).toBe('answered');
});

test('a sending that cannot be noted is not begun, and the purchase can still be taken back', async () => {
  const raffleId = await keepWaiting();
  jest.mocked(changeRecord).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await start();
  expect([sends(), jest.mocked(fetchOutcome).mock.calls.length]).toEqual([[], 1]);
  expect(entryOf(raffleId)?.purchase).toMatchObject({ waiting: { hasLeft: false } });
});

test('an end that could not be stored is asked for again', async () => {
  const raffleId = await keepWaiting();
  const answer = { kind: 'outcome', outcome: registered } as const;
  jest.mocked(sendPurchase).mockImplementation(async () => {
    jest.mocked(changeRecord).mockRejectedValueOnce(new Error('IndexedDB does not answer'));
    jest.mocked(fetchOutcome).mockResolvedValue(answer);
    return answer;
  });
  await start();
  expect((await loadDraft(raffleId))?.stage).toBe('queued');
  await pass(8000);
  expect(await loadDraft(raffleId)).toMatchObject({ stage: 'answered', answer });
  expect(sends()).toEqual(['key']);
});

test('a second payment of a raffle is sent after the first', async () => {
  const raffleId = await keepWaiting();
  await start();
  expect(sends()).toEqual(['key']);
  const waiting = { until: Date.now() + 86_400_000, tappedAt: Date.now(), hasLeft: false };
  const receipt = new Blob(['second']);
  const draft = { tickets, values: {}, receipt, sent, waiting, savedAt: Date.now() };
  await storeDraft(raffleId, { ...draft, key: 'second' });
  await start();
  expect(sends()).toEqual(['key', 'second']);
});

const goOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(0);
};

test('it tries after 8, 15, 30 and each further 60 seconds, at once when the network returns, and not after the end', async () => {
  let isOver = false;
  const tryOnce = jest.fn(async () => isOver);
  retryUntilOver(tryOnce);
  for (const [tries, ms] of [8000, 15_000, 30_000, 60_000, 60_000].entries()) {
    await pass(ms - 1);
    expect(tryOnce).toHaveBeenCalledTimes(tries);
    await pass(1);
    expect(tryOnce).toHaveBeenCalledTimes(tries + 1);
  }
  isOver = true;
  await goOnline();
  expect(tryOnce).toHaveBeenCalledTimes(6);
  await pass(3_600_000);
  await goOnline();
  expect(tryOnce).toHaveBeenCalledTimes(6);
});

test('a page that is seen again tries at once: it ran no timers while it slept', () => {
  const tryOnce = jest.fn(async () => false);
  const stop = retryUntilOver(tryOnce);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tryOnce).toHaveBeenCalledTimes(1);
  stop();
});

test('a try that throws is not the last, one under way is not begun twice, and a network that returns meanwhile causes one more', async () => {
  let fail = () => {};
  const tryOnce = jest.fn<Promise<boolean>, [boolean]>(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('no line')))),
  );
  const stop = retryUntilOver(tryOnce, [0, 8000, 15_000]);
  await pass(0);
  await goOnline();
  expect(tryOnce.mock.calls).toEqual([[false]]);
  fail();
  await pass(0);
  expect(tryOnce.mock.calls).toEqual([[false], [true]]);
  fail();
  await pass(15_000);
  expect(tryOnce.mock.calls).toEqual([[false], [true], [false]]);
  stop();
});

const form = { key: 'key', tickets: [], values: {}, receipt: new Blob(), sent: null };

test('a page that opens drops an expired draft with picture and flag, and a buyer whose time is over; a live draft stays', async () => {
  await storeDraft('old', { ...form, savedAt: 0 });
  await storeDraft('young', { ...form, savedAt: Date.now() });
  records.set('buyer', { buyer: {}, boughtAt: 0 });
  setDraftFlag('buyer', Date.now() - 1);
  await start();
  expect([...records.keys()]).toEqual(['young', 'young:receipt']);
  expect(['old', 'young', 'buyer'].map(hasDraftFlag)).toEqual([false, true, false]);
});

test('a phone with nothing stored opens no database', async () => {
  await start();
  expect(readRecords).not.toHaveBeenCalled();
  expect(removeRecords).not.toHaveBeenCalled();
});
