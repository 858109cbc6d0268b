/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Answer } from '@/lib/raffle/answer';
import { fetchOutcome } from '@/lib/storefront-api/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { Ending, Step } from './use-attempt';
import { useRecheckOutcome, useRetryAfterLimit } from './use-follow-up';

jest.mock('@/lib/storefront-api/purchase');
const asked = jest.mocked(fetchOutcome);

const MINUTE = 60_000;
const trace = 'K7PQ2M';
const sent = examplePurchase();
const tell = jest.fn();
const retry = jest.fn();
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
const unknownKey: Answer = { kind: 'unknown-key' };
const noAnswer: Answer = { kind: 'no-answer' };
const told = (outcome: PurchaseOutcome): Answer => ({ kind: 'outcome', outcome });
const ending = (outcome: PurchaseOutcome): Ending => ({ kind: 'outcome', outcome, sent });

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

function show(first: Ending) {
  type Parts = Parameters<typeof useRecheckOutcome>[0];
  const draft = { key: 'key' } as Parts['draft'];
  return renderHook(
    (shown: Ending) => {
      const step: Step = { name: 'ended', ending: shown };
      useRecheckOutcome({
        draft,
        attempt: { step, tell } as unknown as Parts['attempt'],
      });
    },
    { initialProps: first },
  );
}

test.each<[string, Ending, Answer, Answer | null]>([
  ['verified and registered', ending(verifying), told(registered), told(registered)],
  ['verified and still open', ending(verifying), told(verifying), null],
  ['verified and unknown', ending(verifying), unknownKey, { kind: 'no-answer' }],
  ['verified without an answer', ending(verifying), noAnswer, null],
  ['not there and registered late', ending(notThere), told(registered), told(registered)],
  ['not there, as before', ending(notThere), told(notThere), null],
  [
    'not there, with a number gone',
    ending(notThere),
    told({ ...notThere, taken: ['002'] }),
    told({ ...notThere, taken: ['002'] }),
  ],
  ['not there and unknown', ending(notThere), unknownKey, null],
  ['refused and unknown', ending(refused), unknownKey, null],
])('a shown outcome is followed up: %s', async (_what, first, answer, next) => {
  asked.mockResolvedValue(answer);
  show(first);
  await pass(2000);
  expect(asked.mock.calls).toEqual([['key']]);
  expect(tell.mock.calls).toEqual(next ? [[next, sent]] : []);
});

test.each<[string, Ending]>([
  ['registered', ending(registered)],
  [
    'registered in part',
    ending({ state: 'partly-registered', numbers: ['001'], taken: ['002'], ticketPath, trace }),
  ],
  ['not sent yet', { kind: 'no-answer', sent }],
])('a purchase that is %s is not looked up', async (_what, first) => {
  show(first);
  await pass(60 * MINUTE);
  expect(asked).not.toHaveBeenCalled();
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

const limited = (retryInMs: number): Ending => ({
  kind: 'api-error',
  reason: 'too-many-requests',
  msg: '',
  fields: {},
  retryInMs,
  sent,
});

function showLimited(first: Ending) {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  return renderHook((ending: Ending) => useRetryAfterLimit({ name: 'ended', ending }, retry), {
    initialProps: first,
  });
}

test('a purchase that a limit refused is sent once more when the shop said, and then no more', async () => {
  showLimited(limited(MINUTE));
  await pass(MINUTE - 1);
  expect(retry).not.toHaveBeenCalled();
  await pass(1);
  expect(retry.mock.calls).toEqual([[sent]]);
  await pass(60 * MINUTE);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what a limit refused is not sent once another ending is shown, or without a time', async () => {
  const { rerender } = showLimited(limited(MINUTE));
  rerender(ending(registered));
  await pass(2 * MINUTE);
  rerender(limited(0));
  await pass(2 * MINUTE);
  expect(retry).not.toHaveBeenCalled();
});

test('a page that slept tries when it is visible again, never before its time', async () => {
  showLimited(limited(10 * MINUTE));
  const wake = async () => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
  };
  await wake();
  expect(retry).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 12 * MINUTE);
  await wake();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an outcome is looked up with growing pauses, and at once when the network or the page is back', async () => {
  asked.mockResolvedValue(told(verifying));
  show(ending(verifying));
  for (const [looks, pause] of [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000, 30_000].entries()) {
    await pass(pause - 1);
    expect(asked).toHaveBeenCalledTimes(looks);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(looks + 1);
  }
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(9);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(10);
});

test('an answer that comes after another ending is shown changes nothing', async () => {
  let answer: (found: Answer) => void = () => undefined;
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { rerender } = show(ending(verifying));
  await pass(2000);
  rerender(ending(registered));
  await act(async () => answer(unknownKey));
  expect(tell).not.toHaveBeenCalled();
});
