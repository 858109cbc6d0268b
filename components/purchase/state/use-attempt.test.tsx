/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { fetchOutcome, sendPurchase, type OutcomeResult } from '@/lib/storefront-api/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { useAttempt } from './use-attempt';

jest.mock('@/lib/storefront-api/purchase');
const sent = jest.mocked(sendPurchase);
const asked = jest.mocked(fetchOutcome);

const trace = 'K7PQ2M';
const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['1'],
  ticketPath: '/boleto/x',
  trace,
};
const request = examplePurchase({});
const purchase = { key: 'key', request, receipt: new Blob(['picture']) };

beforeEach(() => jest.resetAllMocks());

async function sendOnce(answer: Awaited<ReturnType<typeof sendPurchase>>, found: OutcomeResult) {
  const onEnd = jest.fn();
  // A second send would succeed.
  sent.mockResolvedValueOnce(answer).mockResolvedValue({ ok: true, outcome: registered });
  asked.mockResolvedValue(found);
  const { result } = renderHook(() => useAttempt('raffle', onEnd));
  await act(() => result.current.send(purchase, null));
  expect(sent).toHaveBeenCalledTimes(1);
  return { onEnd, step: result.current.step.name };
}

const noAnswer = { ok: false, reason: 'no-answer' } as const;
const unknownKey = { ok: false, reason: 'unknown-key' } as const;
const cancelled = { ok: false, reason: 'cancelled' } as const;

test.each<[string, OutcomeResult, object]>([
  ['which arrived', { ok: true, outcome: registered }, { kind: 'outcome', outcome: registered }],
  ['which the shop does not know', unknownKey, { kind: 'no-signal' }],
  ['which nobody can be asked about', noAnswer, { kind: 'no-signal' }],
])('an unanswered sending, %s, is looked up and never repeated', async (...row) => {
  const [, found, ending] = row;
  const { onEnd } = await sendOnce(noAnswer, found);
  expect(asked.mock.calls).toEqual([['key', undefined]]);
  expect(onEnd.mock.calls).toEqual([[{ ...ending, sent: request }]]);
});

const answered = (status: number) =>
  ({ ok: false, reason: 'no-answer', foreign: { status, retryInMs: 0 } }) as const;

test.each<[number, string, OutcomeResult, object]>([
  [413, 'unknown', unknownKey, { kind: 'turned-away', status: 413 }],
  [403, 'there', { ok: true, outcome: registered }, { kind: 'outcome', outcome: registered }],
  [403, 'not known', noAnswer, { kind: 'no-signal', status: 403 }],
  [429, 'unknown', unknownKey, { kind: 'no-signal', status: 429 }],
  [502, 'unknown', unknownKey, { kind: 'no-signal', status: 502 }],
])(
  'a gateway’s %i for a purchase that is %s is reported as such',
  async (status, _, found, ending) => {
    const { onEnd } = await sendOnce(answered(status), found);
    expect(onEnd.mock.calls).toEqual([[{ ...ending, sent: request }]]);
  },
);

test('a busy shop is reported as busy, and not as a lost connection', async () => {
  const busy = { ...noAnswer, isBusy: true };
  const { onEnd } = await sendOnce(busy, noAnswer);
  expect(onEnd.mock.calls).toEqual([[{ kind: 'no-signal', isBusy: true, sent: request }]]);
});

test('a cancelled purchase that arrived all the same is reported', async () => {
  const { onEnd } = await sendOnce(cancelled, { ok: true, outcome: registered });
  expect(onEnd.mock.calls).toEqual([[{ kind: 'outcome', outcome: registered, sent: request }]]);
});

test('a cancelled purchase that the shop does not know leads back to the form', async () => {
  const { onEnd, step } = await sendOnce(cancelled, unknownKey);
  expect(step).toBe('form');
  expect(onEnd).not.toHaveBeenCalled();
});
