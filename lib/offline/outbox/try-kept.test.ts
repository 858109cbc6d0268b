import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Transport } from '@/lib/storefront-api/try-sending';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { readRecords, recordKeys, removeRecords, writeBeside } from './draft-database';
import { keptRaffles, readWaiting, VERSION } from './kept-purchase';
import { attemptRecordKey, readAttemptRecord } from './attempt-record';
import { tryKept } from './try-kept';

jest.mock('./draft-database');

const RAFFLE = 'a'.repeat(24);
const trace = 'K7PQ2M';
const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['001'],
  ticketPath: '/boleto/x',
  trace,
};
const waiting = { until: Date.parse('2100-01-01'), tappedAt: 1, hasLeft: false };
const draft = { version: VERSION, key: 'key', sent: examplePurchase(), waiting };
const picture = { draftKey: 'key', type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const records = new Map<string, unknown>();
const transport = {
  ask: jest.fn<ReturnType<Transport['ask']>, Parameters<Transport['ask']>>(),
  send: jest.fn<ReturnType<Transport['send']>, Parameters<Transport['send']>>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  records.clear();
  records.set(RAFFLE, draft).set(`${RAFFLE}:receipt`, picture).set('buyer', {});
  jest.mocked(recordKeys).mockImplementation(async () => [...records.keys()]);
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(writeBeside).mockImplementation(async (other, mayWrite, [key, value]) => {
    if (!mayWrite(records.get(other))) return false;
    records.set(key, value);
    return true;
  });
  jest.mocked(removeRecords).mockImplementation(async (keys) => {
    for (const key of keys) records.delete(key);
  });
  transport.ask.mockResolvedValue({ ok: false, reason: 'unknown-key' });
  transport.send.mockResolvedValue({ ok: true, outcome: registered });
});

afterEach(() => jest.restoreAllMocks());

const kept = async () => (await readWaiting(RAFFLE))!;

/** Taps again, with the same key and before the same draw. */
function tapAgain() {
  records.set(RAFFLE, { ...draft, waiting: { ...waiting, tappedAt: 2 } });
}

test('raffles with a stored purchase are found without any flag, and a waiting purchase is whole', async () => {
  expect(await keptRaffles()).toEqual([RAFFLE]);
  const { key, request, receipt } = await kept();
  expect([key, request, receipt.size]).toEqual(['key', draft.sent, 8]);
});

test.each([
  ['is only written', { waiting: null }],
  ['was taken back', { sent: null }],
  ['was kept by another build', { version: VERSION + 1 }],
  ['lost its picture to another purchase', { key: 'other' }],
])('a purchase that %s does not wait', async (_what, change) => {
  records.set(RAFFLE, { ...draft, ...change });
  expect(await readWaiting(RAFFLE)).toBeNull();
});

test.each([
  ['a picture that is not bytes', 'key', 'capture'],
  ['a key that is no text', 5, picture.bytes],
])('a purchase with %s does not wait', async (_what, key, bytes) => {
  records.set(RAFFLE, { ...draft, key });
  records.set(`${RAFFLE}:receipt`, { ...picture, draftKey: key, bytes });
  expect(await readWaiting(RAFFLE)).toBeNull();
});

test.each([
  ['an outcome of another shape', { end: { kind: 'outcome', outcome: { state: 'registered' } } }],
  ['an end of no kind', { end: { kind: 'x' } }],
  ['a turning away without a status', { end: { kind: 'turned-away' } }],
  ['an error without a reason', { end: { kind: 'api-error' } }],
  ['a pause without an end', { pause: { times: 1 } }],
  ['a pause of another shape', { pause: 'long' }],
])('a mark with %s ends nothing and holds nothing back', async (_what, change) => {
  const { until, tappedAt } = waiting;
  records.set(attemptRecordKey(RAFFLE), { key: 'key', until, tappedAt, end: null, ...change });
  expect(await tryKept(await kept(), transport)).toMatchObject({ outcome: registered });
  expect(transport.send).toHaveBeenCalledTimes(1);
});

test('a pause that does not say how often is none', async () => {
  const { until, tappedAt } = waiting;
  const pause = { times: 'x', until: Infinity };
  records.set(attemptRecordKey(RAFFLE), { key: 'key', until, tappedAt, end: null, pause });
  expect((await readAttemptRecord(await kept()))?.pause).toBeUndefined();
});

test('the end is written down, and the next attempt reads it without a question', async () => {
  const purchase = await kept();
  expect(await tryKept(purchase, transport)).toMatchObject({ outcome: registered });
  expect(await tryKept(purchase, transport)).toMatchObject({ outcome: registered });
  expect([transport.ask.mock.calls.length, transport.send.mock.calls.length]).toEqual([1, 1]);
  expect((await readAttemptRecord(purchase))?.end).toMatchObject({ outcome: registered });
});

test('the departure is written down beforehand, and stays whatever the page writes', async () => {
  const purchase = await kept();
  transport.send.mockImplementation(async () => {
    expect(await readAttemptRecord(purchase)).toMatchObject({ end: null });
    return { ok: false, reason: 'no-answer' };
  });
  expect(await tryKept(purchase, transport)).toEqual({ kind: 'wait' });
  records.set(RAFFLE, draft);
  transport.ask.mockResolvedValue({ ok: false, reason: 'no-answer' });
  jest.spyOn(Date, 'now').mockReturnValue(waiting.until + 1);
  // A purchase that never left would be given up by now.
  expect(await tryKept(purchase, transport)).toEqual({ kind: 'wait' });
});

test('while one attempt runs, another waits and asks nothing', async () => {
  const purchase = await kept();
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const isSending = new Promise<void>((began) => {
    transport.send.mockImplementation(async () => {
      began();
      await answered;
      return { ok: true, outcome: registered };
    });
  });
  const first = tryKept(purchase, transport);
  await isSending;
  expect(await tryKept(purchase, transport)).toEqual({ kind: 'wait' });
  answer();
  expect(await first).toMatchObject({ outcome: registered });
  expect([transport.ask.mock.calls.length, transport.send.mock.calls.length]).toEqual([1, 1]);
});

test('a purchase taken back during the question is not sent', async () => {
  const purchase = await kept();
  transport.ask.mockImplementation(async () => {
    records.set(RAFFLE, { ...draft, waiting: null });
    return { ok: false, reason: 'unknown-key' };
  });
  expect(await tryKept(purchase, transport)).toEqual({ kind: 'wait' });
  expect(transport.send).not.toHaveBeenCalled();
});

test('a purchase that cannot be written down does not leave', async () => {
  jest.mocked(writeBeside).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  expect(await tryKept(await kept(), transport)).toEqual({ kind: 'wait' });
  expect(transport.send).not.toHaveBeenCalled();
});

test('after another server’s answer the shop is asked, but nothing is sent before the pause is over, longer each time', async () => {
  const foreign = { status: 502, retryInMs: 0 };
  transport.send.mockResolvedValue({ ok: false, reason: 'no-answer', foreign });
  const purchase = await kept();
  let now = Date.parse('2030-01-01');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const sentAt: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const before = transport.send.mock.calls.length;
    await tryKept(purchase, transport);
    if (transport.send.mock.calls.length > before) sentAt.push(minute);
    now += 60_000;
  }
  expect(sentAt.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  expect(transport.send.mock.calls.length).toBeLessThan(60);
  expect(transport.ask.mock.calls.length).toBeGreaterThan(24 * 60);
});

test.each([
  ['asked for', 3_600_000],
  ['of its own', 0],
])('a pause %s ends halfway to the draw at the latest', async (_whose, retryInMs) => {
  const foreign = { status: 503, retryInMs };
  transport.send.mockResolvedValue({ ok: false, reason: 'no-answer', foreign });
  const purchase = await kept();
  let now = waiting.until - 80_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await tryKept(purchase, transport);
  now += 39_999;
  await tryKept(purchase, transport);
  expect(transport.send).toHaveBeenCalledTimes(1);
  now += 1;
  await tryKept(purchase, transport);
  expect(transport.send).toHaveBeenCalledTimes(2);
});

test('a purchase that another server refuses for good is over', async () => {
  const foreign = { status: 413, retryInMs: 0 };
  transport.send.mockResolvedValue({ ok: false, reason: 'no-answer', foreign });
  const purchase = await kept();
  for (let time = 0; time < 3; time += 1) {
    expect(await tryKept(purchase, transport)).toEqual({ kind: 'turned-away', status: 413 });
  }
  expect(transport.send).toHaveBeenCalledTimes(1);
});

test('after a new tap, although the earlier one still counts, the shop is asked again', async () => {
  const foreign = { status: 403, retryInMs: 0 };
  transport.send.mockResolvedValueOnce({ ok: false, reason: 'no-answer', foreign });
  const purchase = await kept();
  expect(await tryKept(purchase, transport)).toMatchObject({ kind: 'turned-away' });
  tapAgain();
  transport.ask.mockResolvedValue({ ok: true, outcome: registered });
  expect(await tryKept(await kept(), transport)).toMatchObject({ outcome: registered });
});

test.each([
  ['forgotten', () => records.clear(), []],
  ['sent again by a tap', () => tapAgain(), [RAFFLE, `${RAFFLE}:receipt`, 'buyer']],
])('an attempt that ends after the purchase was %s writes nothing', async (_what, change, left) => {
  const purchase = await kept();
  transport.send.mockImplementation(async () => {
    change();
    records.delete(attemptRecordKey(RAFFLE));
    return { ok: false, reason: 'no-answer', foreign: { status: 403, retryInMs: 0 } };
  });
  await tryKept(purchase, transport);
  expect([...records.keys()]).toEqual(left);
});

test('once the network is back a pause holds nothing, and the next answer begins a longer one', async () => {
  const foreign = { status: 502, retryInMs: 0 };
  transport.send.mockResolvedValue({ ok: false, reason: 'no-answer', foreign });
  const purchase = await kept();
  const sends = async (how?: { isNetworkBack: boolean }) => {
    await tryKept(purchase, transport, how);
    return transport.send.mock.calls.length;
  };
  expect(await sends()).toBe(1);
  expect(await sends()).toBe(1);
  expect(await sends({ isNetworkBack: true })).toBe(2);
  expect(await sends()).toBe(2);
  expect((await readAttemptRecord(purchase))?.pause).toMatchObject({ times: 2, status: 502 });
});

test('the mark of an earlier tap says nothing of this one', async () => {
  await tryKept(await kept(), transport);
  records.set(RAFFLE, { ...draft, waiting: { ...waiting, until: waiting.until + 1 } });
  expect(await readAttemptRecord(await kept())).toBeNull();
  await tryKept(await kept(), transport);
  expect(transport.send).toHaveBeenCalledTimes(2);
});
