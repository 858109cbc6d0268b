/** @jest-environment jsdom */
import type { Answer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { reduce } from '@/lib/raffle/purchase-state';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { changeRecord, readRecords, recordKeys } from './draft-database';
import { readPurchase, updatePurchase } from './purchase-record';
import { keptRaffles } from './queued-record';
import { readQueued, sendQueued, sendTapped, type Transport } from './send-once';

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
const draft = { version: 2, key: 'key', sent: examplePurchase(), waiting };
const picture = { draftKey: 'key', type: 'image/jpeg', bytes: new ArrayBuffer(8) };
const records = new Map<string, unknown>();
const transport = {
  ask: jest.fn<ReturnType<Transport['ask']>, Parameters<Transport['ask']>>(),
  send: jest.fn<ReturnType<Transport['send']>, Parameters<Transport['send']>>(),
};
const unknownKey: Answer = { kind: 'unknown-key' };
const noAnswer: Answer = { kind: 'no-answer' };
const told = (outcome: PurchaseOutcome): Answer => ({ kind: 'outcome', outcome });
const bought = told(registered);
const foreignOf = (status: number) => ({ status, retryInMs: 0 });

beforeEach(() => {
  jest.resetAllMocks();
  records.clear();
  records.set(RAFFLE, draft).set(`${RAFFLE}:receipt`, picture).set('buyer', {});
  jest.mocked(recordKeys).mockImplementation(async () => [...records.keys()]);
  jest.mocked(readRecords).mockImplementation(async (keys) => keys.map((key) => records.get(key)));
  jest.mocked(changeRecord).mockImplementation(async (key, change) => {
    const next = change(records.get(key));
    if (next) records.set(key, next);
  });
  transport.ask.mockResolvedValue(unknownKey);
  transport.send.mockResolvedValue(bought);
});

afterEach(() => jest.restoreAllMocks());

const queued = async () => readQueued(RAFFLE);
const kept = async () => (await queued())!;
const stage = async () => (await readPurchase(RAFFLE)).kept?.purchase;
const attempt = async (isNetworkBack?: boolean) =>
  sendQueued(await kept(), { transport, isNetworkBack });

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
  ['was kept by another build', { version: 3 }],
  ['lost its picture to another purchase', { key: 'other' }],
])('a purchase that %s does not wait', async (_what, change) => {
  records.set(RAFFLE, { ...draft, ...change });
  expect(await queued()).toBeNull();
});

test.each([
  ['a picture that is not bytes', 'key', 'capture'],
  ['a key that is no text', 5, picture.bytes],
])('a purchase with %s does not wait', async (_what, key, bytes) => {
  records.set(RAFFLE, { ...draft, key });
  records.set(`${RAFFLE}:receipt`, { ...picture, draftKey: key, bytes });
  expect(await queued()).toBeNull();
});

test('the end is written down, and the next attempt reads it without a question', async () => {
  const purchase = await kept();
  for (let time = 0; time < 2; time += 1) {
    expect(await sendQueued(purchase, { transport })).toEqual(bought);
  }
  expect([transport.ask.mock.calls.length, transport.send.mock.calls.length]).toEqual([1, 1]);
  expect(await stage()).toMatchObject({ stage: 'answered', answer: bought });
});

test('the departure is written down before the first byte, and outlasts what the page writes', async () => {
  const purchase = await kept();
  transport.send.mockImplementation(async () => {
    expect(await stage()).toMatchObject({ waiting: { hasLeft: true } });
    return noAnswer;
  });
  transport.ask.mockResolvedValueOnce(unknownKey).mockResolvedValue(noAnswer);
  expect(await sendQueued(purchase, { transport })).toEqual(noAnswer);
  const typed = { tickets: [], values: { name: 'Ana' }, isPastPaying: true };
  const form = { key: 'key', ...typed, savedAt: 5 };
  await updatePurchase(RAFFLE, (before) => reduce(before, { type: 'edited', form }));
  jest.spyOn(Date, 'now').mockReturnValue(waiting.until + 1);
  // A purchase that never left would be given up by now.
  expect(await sendQueued(purchase, { transport })).toEqual(noAnswer);
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
    records.set(RAFFLE, { ...draft, waiting: null });
    return unknownKey;
  });
  expect(await attempt()).toEqual(noAnswer);
  expect(transport.send).not.toHaveBeenCalled();
});

test('a page that knows only an earlier tap does not send what was corrected since', async () => {
  const before = await kept();
  tapAgain();
  expect(await sendQueued(before, { transport })).toEqual(noAnswer);
  expect(transport.send).not.toHaveBeenCalled();
});

test('a purchase that cannot be written down does not leave', async () => {
  jest.mocked(changeRecord).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  expect(await attempt()).toEqual(noAnswer);
  expect(transport.send).not.toHaveBeenCalled();
});

test('after another server’s answer the shop is asked, but nothing is sent before the pause is over, longer each time', async () => {
  transport.send.mockResolvedValue({ ...noAnswer, foreign: foreignOf(502) });
  let now = Date.parse('2030-01-01');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const sentAt: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const before = transport.send.mock.calls.length;
    await attempt();
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
])('a pause %s ends halfway to the end of waiting at the latest', async (_whose, retryInMs) => {
  transport.send.mockResolvedValue({ ...noAnswer, foreign: { status: 503, retryInMs } });
  let now = waiting.until - 80_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await attempt();
  now += 39_999;
  await attempt();
  expect(transport.send).toHaveBeenCalledTimes(1);
  now += 1;
  await attempt();
  expect(transport.send).toHaveBeenCalledTimes(2);
});

test('a purchase that another server refuses for good is over', async () => {
  transport.send.mockResolvedValue({ ...noAnswer, foreign: foreignOf(413) });
  const purchase = await kept();
  for (let time = 0; time < 3; time += 1) {
    expect(await sendQueued(purchase, { transport })).toEqual({ kind: 'turned-away', status: 413 });
  }
  expect(transport.send).toHaveBeenCalledTimes(1);
});

test('after a new tap, although the earlier one still counts, the shop is asked again', async () => {
  transport.send.mockResolvedValueOnce({ ...noAnswer, foreign: foreignOf(403) });
  expect(await attempt()).toMatchObject({ kind: 'turned-away' });
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
    return { ...noAnswer, foreign: foreignOf(403) };
  });
  await attempt();
  expect([...records.keys()]).toEqual(left);
  if (left.length > 0) expect(await stage()).toMatchObject({ waiting: { tappedAt: 2 } });
});

test('once the network is back a pause holds nothing, and the next answer begins a longer one', async () => {
  transport.send.mockResolvedValue({ ...noAnswer, foreign: foreignOf(502) });
  const sends = async (isNetworkBack?: boolean) => {
    await attempt(isNetworkBack);
    return transport.send.mock.calls.length;
  };
  expect(await sends()).toBe(1);
  expect(await sends()).toBe(1);
  expect(await sends(true)).toBe(2);
  expect(await sends()).toBe(2);
  expect(await stage()).toMatchObject({ waiting: { pause: { times: 2, status: 502 } } });
});

test.each([
  ['without an answer to the look-up', noAnswer],
  ['while it is verified', told({ state: 'verifying', trace })],
  ['once it is registered', bought],
])('nothing is sent %s', async (_when, answer) => {
  transport.ask.mockResolvedValue(answer);
  expect(await attempt()).toEqual(answer);
  expect(transport.send).not.toHaveBeenCalled();
});

const refused = (reason: 'busy' | 'key-reused'): Answer => ({
  kind: 'api-error',
  reason,
  msg: '',
  fields: {},
});

test.each<[string, Answer, isOver: boolean]>([
  ['no answer', noAnswer, false],
  ['a busy shop', refused('busy'), false],
  ['a shop that still looks', told({ state: 'verifying', trace }), false],
  ['a key of another purchase', refused('key-reused'), true],
])('after %s it goes on waiting, or is over', async (_what, answer, isOver) => {
  transport.send.mockResolvedValue(answer);
  await attempt();
  expect((await stage())?.stage).toBe(isOver ? 'answered' : 'queued');
});

test('another server’s answer to the question sends nothing, and is distinguished from silence', async () => {
  const answered = { ...noAnswer, foreign: foreignOf(502) };
  transport.ask.mockResolvedValueOnce(answered).mockResolvedValueOnce(noAnswer);
  expect(await attempt()).toEqual(answered);
  expect(await attempt()).toEqual(noAnswer);
  expect(transport.send).not.toHaveBeenCalled();
});

const turnedAway = (status: number): Answer => ({ kind: 'turned-away', status });
const unanswered = (status: number): Answer => ({ ...noAnswer, foreign: foreignOf(status) });

test.each<[number, Answer, Answer]>([
  [413, unknownKey, turnedAway(413)],
  [403, unknownKey, turnedAway(403)],
  [405, unknownKey, turnedAway(405)],
  [403, noAnswer, unanswered(403)],
  [403, bought, bought],
  [429, unknownKey, unanswered(429)],
  [408, unknownKey, unanswered(408)],
  [502, unknownKey, unanswered(502)],
  [502, noAnswer, unanswered(502)],
  [502, unanswered(504), unanswered(504)],
  [200, unknownKey, unanswered(200)],
])(
  'after %i of another server the shop is asked again, and with its answer %j the result is %j',
  async (status, found, result) => {
    transport.ask.mockResolvedValueOnce(unknownKey).mockResolvedValueOnce(found);
    transport.send.mockResolvedValue(unanswered(status));
    expect(await attempt()).toEqual(result);
    expect(transport.ask.mock.calls[1]).toEqual(['key']);
    expect(transport.send).toHaveBeenCalledTimes(1);
  },
);

test('a tap sends at once, also while another page is sending the same purchase', async () => {
  const purchase = await kept();
  let end: () => void = () => undefined;
  const under = sendTapped(purchase, {
    transport: { ...transport, send: () => new Promise((done) => (end = () => done(bought))) },
  });
  expect(await sendTapped(purchase, { transport })).toEqual(bought);
  expect(transport.ask).not.toHaveBeenCalled();
  end();
  await under;
});

test('a tapped purchase that a gateway answers pauses the sending without a tap', async () => {
  transport.send.mockResolvedValue(unanswered(502));
  expect(await sendTapped(await kept(), { transport })).toEqual(unanswered(502));
  expect(await stage()).toMatchObject({ waiting: { hasLeft: true, pause: { times: 1 } } });
});

test.each<[string, Answer, Answer]>([
  ['arrived before', bought, bought],
  ['is not known', unknownKey, { kind: 'cancelled' }],
  ['cannot be asked about', noAnswer, { kind: 'cancelled' }],
])('a cancelled upload that %s', async (_what, found, result) => {
  transport.send.mockResolvedValue({ kind: 'cancelled' });
  transport.ask.mockResolvedValue(found);
  expect(await sendTapped(await kept(), { transport })).toEqual(result);
});
