import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { trySending, type Transport } from './try-sending';

const trace = 'K7PQ2M';
const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['1'],
  ticketPath: '/boleto/x',
  trace,
};
const purchase = {
  raffleId: 'raffle',
  key: 'key',
  request: examplePurchase({}),
  receipt: new Blob(['picture']),
  waiting: { until: Infinity, hasLeft: false },
};
const asked = jest.fn<ReturnType<Transport['ask']>, Parameters<Transport['ask']>>();
const sent = jest.fn<ReturnType<Transport['send']>, Parameters<Transport['send']>>();
const line = { ask: asked, send: sent };
const leave = jest.fn(async () => true);

beforeEach(() => {
  jest.clearAllMocks();
  asked.mockResolvedValue({ ok: false, reason: 'unknown-key' });
  sent.mockResolvedValue({ ok: true, outcome: registered });
});

test('a purchase that the shop does not know is noted to leave, then sent', async () => {
  leave.mockImplementationOnce(async () => {
    expect(sent).not.toHaveBeenCalled();
    return true;
  });
  expect(await trySending(purchase, line, leave)).toEqual({ kind: 'outcome', outcome: registered });
  expect(leave).toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['without an answer to the look-up', { ok: false, reason: 'no-answer' } as const],
  ['while it is verified', { ok: true, outcome: { state: 'verifying', trace } } as const],
  ['once it is registered', { ok: true, outcome: registered } as const],
])('nothing is sent %s', async (_when, answer) => {
  asked.mockResolvedValue(answer);
  await trySending(purchase, line, leave);
  expect(leave).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a purchase taken back during the look-up is not sent', async () => {
  leave.mockResolvedValueOnce(false);
  expect(await trySending(purchase, line, leave)).toEqual({ kind: 'wait' });
  expect(sent).not.toHaveBeenCalled();
});

const turnedAway = (reason: 'busy' | 'key-reused') =>
  ({ ok: false, reason, msg: '', fields: {} }) as const;

test.each([
  ['no answer', { ok: false, reason: 'no-answer' } as const, 'wait'],
  ['a busy shop', turnedAway('busy'), 'wait'],
  [
    'a shop that still looks',
    { ok: true, outcome: { state: 'verifying', trace } } as const,
    'wait',
  ],
  ['a key of another purchase', turnedAway('key-reused'), 'api-error'],
])('after %s: %s', async (_what, result, kind) => {
  sent.mockResolvedValue(result);
  expect((await trySending(purchase, line, leave)).kind).toBe(kind);
});

const unknownKey = { ok: false, reason: 'unknown-key' } as const;
const noAnswer = { ok: false, reason: 'no-answer' } as const;
const arrived = { ok: true, outcome: registered } as const;

test('another server’s answer to the question sends nothing, and is distinguished from silence', async () => {
  asked.mockResolvedValueOnce({ ...noAnswer, status: 502 }).mockResolvedValueOnce(noAnswer);
  expect(await trySending(purchase, line, leave)).toEqual({ kind: 'wait', status: 502 });
  expect(await trySending(purchase, line, leave)).toEqual({ kind: 'wait' });
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [413, unknownKey, { kind: 'turned-away', status: 413 }],
  [403, unknownKey, { kind: 'turned-away', status: 403 }],
  [405, unknownKey, { kind: 'turned-away', status: 405 }],
  [403, noAnswer, { kind: 'wait', status: 403 }],
  [403, arrived, { kind: 'wait' }],
  [429, unknownKey, { kind: 'wait', status: 429 }],
  [408, unknownKey, { kind: 'wait', status: 408 }],
  [502, unknownKey, { kind: 'wait', status: 502 }],
  [502, noAnswer, { kind: 'wait', status: 502 }],
  [200, unknownKey, { kind: 'wait', status: 200 }],
])(
  'after %i of another server the shop is asked again, and with its answer %j the result is %j',
  async (status, answer, tried) => {
    const foreign = { status, retryInMs: 5000 };
    asked.mockResolvedValueOnce(unknownKey).mockResolvedValueOnce(answer);
    sent.mockResolvedValue({ ok: false, reason: 'no-answer', foreign });
    const expected = tried.kind === 'wait' ? { ...tried, foreign } : tried;
    expect(await trySending(purchase, line, leave)).toEqual(expected);
    expect(asked.mock.calls[1]).toEqual(['key', foreign]);
    expect(sent).toHaveBeenCalledTimes(1);
  },
);
