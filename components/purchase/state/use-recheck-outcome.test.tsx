/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { fetchOutcome, type OutcomeResult } from '@/lib/storefront-api/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { Ending, Step } from './use-attempt';
import { useRecheckOutcome } from './use-recheck-outcome';

jest.mock('@/lib/storefront-api/purchase');
const asked = jest.mocked(fetchOutcome);

const MINUTE = 60_000;
const trace = 'K7PQ2M';
const sent = examplePurchase();
const receipt = new Blob(['capture']);
const end = jest.fn();
const sendQuietly = jest.fn(async () => undefined);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const ticketPath = '/boleto/x';
const registered: PurchaseOutcome = { state: 'registered', numbers: ['001'], ticketPath, trace };
const verifying: PurchaseOutcome = { state: 'verifying', trace };
const notThere: PurchaseOutcome = { state: 'not-registered', trace };
const refused: PurchaseOutcome = {
  state: 'refused',
  reason: 'reference-used',
  msg: '',
  taken: [],
  now: null,
  trace,
};
const unknownKey: OutcomeResult = { ok: false, reason: 'unknown-key' };
const noAnswer: OutcomeResult = { ok: false, reason: 'no-answer' };
const told = (outcome: PurchaseOutcome): OutcomeResult => ({ ok: true, outcome });
const ending = (outcome: PurchaseOutcome): Ending => ({ kind: 'outcome', outcome, sent });

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

function show(first: Ending, picture: Blob | null = receipt) {
  type Parts = Parameters<typeof useRecheckOutcome>[0];
  const draft = { key: 'key', receipt: picture } as Parts['draft'];
  return renderHook(
    (shown: Ending) => {
      const step: Step = { name: 'ended', ending: shown };
      useRecheckOutcome({
        draft,
        attempt: { step, end, sendQuietly } as unknown as Parts['attempt'],
      });
    },
    { initialProps: first },
  );
}

test.each<[string, Ending, OutcomeResult, Ending | null]>([
  ['verified and registered', ending(verifying), told(registered), ending(registered)],
  ['verified and still open', ending(verifying), told(verifying), null],
  ['verified and unknown', ending(verifying), unknownKey, { kind: 'no-signal', sent }],
  ['verified without an answer', ending(verifying), noAnswer, null],
  ['not there and registered late', ending(notThere), told(registered), ending(registered)],
  ['not there, as before', ending(notThere), told(notThere), null],
  [
    'not there, with a number gone',
    ending(notThere),
    told({ ...notThere, taken: ['002'] }),
    ending({ ...notThere, taken: ['002'] }),
  ],
  ['not there and unknown', ending(notThere), unknownKey, null],
  ['refused and unknown', ending(refused), unknownKey, null],
])('a shown outcome is followed up: %s', async (_what, first, answer, next) => {
  asked.mockResolvedValue(answer);
  show(first);
  await pass(2000);
  expect(asked.mock.calls).toEqual([['key']]);
  expect(end.mock.calls).toEqual(next ? [[next]] : []);
});

test.each<[string, Ending]>([
  ['registered', ending(registered)],
  [
    'registered in part',
    ending({ state: 'partly-registered', numbers: ['001'], taken: ['002'], ticketPath, trace }),
  ],
  ['not sent yet', { kind: 'no-signal', sent }],
])('a purchase that is %s is not looked up', async (_what, first) => {
  show(first);
  await pass(60 * MINUTE);
  expect(asked).not.toHaveBeenCalled();
  expect(sendQuietly).not.toHaveBeenCalled();
});

test.each([
  ['verifying', verifying, true],
  ['not registered', notThere, false],
])(
  'a purchase that is %s is still looked up after half an hour: %s',
  async (_what, outcome, isAsked) => {
    asked.mockResolvedValue(told(outcome));
    show(ending(outcome));
    await pass(31 * MINUTE);
    asked.mockClear();
    await pass(10 * MINUTE);
    expect(asked.mock.calls.length > 0).toBe(isAsked);
  },
);

test('a purchase waiting for capacity is sent again with its key and picture, until it has ended', async () => {
  const waiting = ending({ state: 'waiting-for-room', retryInMs: MINUTE, trace });
  const { rerender } = show(waiting);
  await pass(MINUTE + 5000);
  expect(sendQuietly.mock.calls).toEqual([[{ key: 'key', request: sent, receipt }]]);
  rerender(ending(registered));
  await pass(10 * MINUTE);
  expect(sendQuietly).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});

test('nothing is sent by itself without its picture', async () => {
  show(ending({ state: 'waiting-for-room', retryInMs: MINUTE, trace }), null);
  await pass(10 * MINUTE);
  expect(sendQuietly).not.toHaveBeenCalled();
});
