/** @jest-environment jsdom */
import { emptyDatabase, records } from './memory-database.test-kit';
import type { Answer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { reduce, type Purchase } from '@/lib/raffle/purchase-state';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { changeRecord } from './draft-database';
import { storedRaffles, readPurchase, updatePurchase, VERSION } from './purchase-record';
import { sendQueued, sendTapped, withLock, type Transport } from './send-once';

type QueuedStage = Extract<Purchase, { stage: 'queued' }>;

const RAFFLE = 'a'.repeat(24);
const trace = 'K7PQ2M';
const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['001'],
  ticketPath: '/boleto/x',
  trace,
};
const waiting = { until: Date.parse('2100-01-01'), tappedAt: 1, hasLeft: false };
const sent = examplePurchase();
const typed = { tickets: [], values: { name: 'Ana' }, isPastPaying: true };
const form: Purchase = { key: 'key', ...typed, savedAt: 5, boundTo: sent, stage: 'form' };
const draft = (change: Partial<QueuedStage> = {}) => ({
  version: VERSION,
  purchase: { ...form, stage: 'queued', sent, waiting, ...change },
});
const picture = { draftKey: 'key', type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const transport = {
  ask: jest.fn<ReturnType<Transport['ask']>, Parameters<Transport['ask']>>(),
  send: jest.fn<ReturnType<Transport['send']>, Parameters<Transport['send']>>(),
};
const unknownKey: Answer = { kind: 'unknown-key' };
const noAnswer: Answer = { kind: 'no-answer' };
const told = (outcome: PurchaseOutcome): Answer => ({ kind: 'outcome', outcome });
const bought = told(registered);
const foreign: Answer = { kind: 'no-answer', isForeign: true };

beforeEach(() => {
  jest.resetAllMocks();
  emptyDatabase();
  records.set(RAFFLE, draft()).set(`${RAFFLE}:receipt`, picture).set('buyer', {});
  transport.ask.mockResolvedValue(unknownKey);
  transport.send.mockResolvedValue(bought);
});

afterEach(() => jest.restoreAllMocks());

const stage = async () => (await readPurchase(RAFFLE))?.purchase;
const attempt = async (isNetworkBack?: boolean) => sendQueued(RAFFLE, { transport, isNetworkBack });
const tapped = { raffleId: RAFFLE, key: 'key', request: sent, receipt: new Blob(), waiting };

/** Taps again, with the same key and before the same draw. */
function tapAgain() {
  records.set(RAFFLE, draft({ waiting: { ...waiting, tappedAt: 2 } }));
}

test('raffles with a stored purchase are found without any flag, and a waiting purchase is sent whole', async () => {
  expect(await storedRaffles()).toEqual([RAFFLE]);
  await attempt();
  const [{ key, request, receipt }] = transport.send.mock.lastCall!;
  expect([key, request, receipt.size]).toEqual(['key', sent, 8]);
});

test.each([
  ['is only written', { version: VERSION, purchase: form }],
  ['was stored by another build', { ...draft(), version: VERSION + 1 }],
  ['lost its picture to another purchase', draft({ key: 'other' })],
])('a purchase that %s does not wait', async (_what, record) => {
  records.set(RAFFLE, record);
  expect(await attempt()).toBeNull();
  expect(transport.ask).not.toHaveBeenCalled();
});

test('the departure is written down before the first byte, and outlasts what the page writes', async () => {
  transport.send.mockImplementation(async () => {
    expect(await stage()).toMatchObject({ waiting: { hasLeft: true } });
    return noAnswer;
  });
  transport.ask.mockResolvedValueOnce(unknownKey).mockResolvedValue(noAnswer);
  expect(await attempt()).toEqual(noAnswer);
  const edited = { key: 'key', ...typed, savedAt: 5 };
  await updatePurchase(RAFFLE, (before) => reduce(before, { type: 'edited', form: edited }));
  jest.spyOn(Date, 'now').mockReturnValue(waiting.until + 1);
  // A purchase that never left would be given up by now.
  expect(await attempt()).toEqual(noAnswer);
});

test('while one attempt runs, another waits and asks nothing', async () => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const isSending = new Promise<void>((began) => {
    transport.send.mockImplementation(async () => {
      began();
      await answered;
      return bought;
    });
  });
  const first = attempt();
  await isSending;
  expect(await attempt()).toEqual(noAnswer);
  answer();
  expect(await first).toEqual(bought);
  expect([transport.ask.mock.calls.length, transport.send.mock.calls.length]).toEqual([1, 1]);
});

test('a purchase taken back during the question is not sent', async () => {
  transport.ask.mockImplementation(async () => {
    records.set(RAFFLE, { version: VERSION, purchase: form });
    return unknownKey;
  });
  expect(await attempt()).toEqual(noAnswer);
  expect(transport.send).not.toHaveBeenCalled();
});

test('a purchase that cannot be written down does not leave', async () => {
  jest.mocked(changeRecord).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  expect(await attempt()).toEqual(noAnswer);
  expect(transport.send).not.toHaveBeenCalled();
});

test('after answers of something else it is sent five times in ten minutes, with growing pauses, and then given up', async () => {
  transport.send.mockResolvedValue(foreign);
  let now = Date.parse('2030-01-01');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const sentAt: number[] = [];
  let answer: Answer | null = noAnswer;
  for (let second = 0; second < 600; second += 1) {
    const before = transport.send.mock.calls.length;
    answer = (await attempt()) ?? answer;
    if (transport.send.mock.calls.length > before) sentAt.push(second);
    now += 1000;
  }
  expect(sentAt).toEqual([0, 15, 60, 180, 420]);
  expect(answer).toEqual({ kind: 'given-up', isForeign: true });
  expect(await stage()).toMatchObject({ stage: 'answered', answer });
});

test('after a new tap, although the earlier one was given up, the shop is asked again', async () => {
  transport.send.mockResolvedValue(foreign);
  for (let time = 0; time < 4; time += 1) await attempt(true);
  expect(await attempt(true)).toMatchObject({ kind: 'given-up' });
  tapAgain();
  transport.ask.mockResolvedValue(bought);
  expect(await attempt()).toEqual(bought);
});

test.each([
  ['forgotten', () => records.clear(), []],
  ['sent again by a tap', () => tapAgain(), [RAFFLE, `${RAFFLE}:receipt`, 'buyer']],
])('an attempt that ends after the purchase was %s writes nothing', async (_what, change, left) => {
  transport.send.mockImplementation(async () => {
    change();
    return foreign;
  });
  await attempt();
  expect([...records.keys()]).toEqual(left);
  if (left.length > 0) expect(await stage()).toMatchObject({ waiting: { tappedAt: 2 } });
});

test('once the network is back a pause holds nothing, and the next answer begins a longer one', async () => {
  transport.send.mockResolvedValue(foreign);
  const sends = async (isNetworkBack?: boolean) => {
    await attempt(isNetworkBack);
    return transport.send.mock.calls.length;
  };
  expect(await sends()).toBe(1);
  expect(await sends()).toBe(1);
  expect(await sends(true)).toBe(2);
  expect(await sends()).toBe(2);
  expect(await stage()).toMatchObject({ waiting: { pause: { times: 2 } } });
});

test('an answer of something else to the question sends nothing, and leaves the purchase to be taken back', async () => {
  transport.ask.mockResolvedValue(foreign);
  expect(await attempt()).toEqual(foreign);
  expect(transport.send).not.toHaveBeenCalled();
  expect(await stage()).toMatchObject({ waiting: { hasLeft: false, pause: { times: 1 } } });
});

test.each<[Answer, Answer]>([
  [unknownKey, foreign],
  [noAnswer, foreign],
  [foreign, foreign],
  [bought, bought],
])(
  'after an answer of something else the shop is asked, and with its answer %j the result is %j',
  async (found, result) => {
    transport.ask.mockResolvedValueOnce(unknownKey).mockResolvedValueOnce(found);
    transport.send.mockResolvedValue(foreign);
    expect(await attempt()).toEqual(result);
    expect(transport.ask).toHaveBeenCalledTimes(2);
    expect(transport.send).toHaveBeenCalledTimes(1);
  },
);

test('a tap sends at once, also while another page is sending the same purchase', async () => {
  let end: () => void = () => undefined;
  const under = sendTapped(tapped, {
    ...transport,
    send: () => new Promise((done) => (end = () => done(bought))),
  });
  expect(await sendTapped(tapped, transport)).toEqual(bought);
  expect(transport.ask).not.toHaveBeenCalled();
  end();
  await under;
});

test('a tapped purchase that a gateway answers pauses the sending without a tap', async () => {
  transport.send.mockResolvedValue(foreign);
  expect(await sendTapped(tapped, transport)).toEqual(foreign);
  expect(await stage()).toMatchObject({ waiting: { pause: { times: 1 } } });
});

test.each<[string, Answer, Answer]>([
  ['arrived before', bought, bought],
  ['is not known', unknownKey, { kind: 'cancelled' }],
  ['cannot be asked about', noAnswer, { kind: 'cancelled' }],
])('a cancelled upload that %s', async (_what, found, result) => {
  transport.send.mockResolvedValue({ kind: 'cancelled' });
  transport.ask.mockResolvedValue(found);
  expect(await sendTapped(tapped, transport)).toEqual(result);
});

function setLocks(request?: unknown) {
  const value = request && { request };
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

test('a page that does not get the lock learns that, and still works', async () => {
  setLocks(async (_name: string, _options: object, work: (lock: null) => unknown) => work(null));
  expect(await withLock('raffle', async (isAlone) => isAlone)).toBe(false);
});

test('a browser that refuses locks stops no payment', async () => {
  setLocks(async () => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await withLock('raffle', async (isAlone) => isAlone)).toBe(true);
});

test('work that fails inside the lock is not done again without it', async () => {
  setLocks(async (_name: string, _options: object, work: (lock: object) => unknown) => work({}));
  const work = jest.fn(async () => {
    throw new Error('no line');
  });
  await expect(withLock('raffle', work)).rejects.toThrow('no line');
  expect(work).toHaveBeenCalledTimes(1);
});
