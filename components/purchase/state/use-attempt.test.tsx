/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Answer } from '@/lib/raffle/answer';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
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
const purchase = { key: 'key', request, receipt: new Blob(['picture']), waiting: null };

beforeEach(() => jest.resetAllMocks());

async function sendOnce(answer: Awaited<ReturnType<typeof sendPurchase>>, found: Answer) {
  const onEnd = jest.fn();
  // A second send would succeed.
  sent.mockResolvedValueOnce(answer).mockResolvedValue({ kind: 'outcome', outcome: registered });
  asked.mockResolvedValue(found);
  const { result } = renderHook(() => useAttempt('raffle', async () => true, onEnd));
  await act(() => result.current.send(purchase));
  expect(sent).toHaveBeenCalledTimes(1);
  return { onEnd, step: result.current.step.name };
}

const noAnswer = { kind: 'no-answer' } as const;
const unknownKey = { kind: 'unknown-key' } as const;
const cancelled = { kind: 'cancelled' } as const;

test.each<[string, Answer, object]>([
  [
    'which arrived',
    { kind: 'outcome', outcome: registered },
    { kind: 'outcome', outcome: registered },
  ],
  ['which the shop does not know', unknownKey, { kind: 'no-answer' }],
  ['which nobody can be asked about', noAnswer, { kind: 'no-answer' }],
])('an unanswered sending, %s, is looked up and never repeated', async (...row) => {
  const [, found, ending] = row;
  const { onEnd } = await sendOnce(noAnswer, found);
  expect(asked.mock.calls).toEqual([['key', undefined]]);
  expect(onEnd.mock.calls).toEqual([[{ ...ending, sent: request }]]);
});

const foreign = { kind: 'no-answer', isForeign: true } as const;
const told = { kind: 'outcome', outcome: registered } as const;

test.each<[string, Answer, object]>([
  ['unknown', unknownKey, foreign],
  ['there', told, told],
  ['not known', noAnswer, foreign],
])('a gateway’s answer for a purchase that is %s is reported as such', async (_, found, ending) => {
  const { onEnd } = await sendOnce(foreign, found);
  expect(onEnd.mock.calls).toEqual([[{ ...ending, sent: request }]]);
});

test('a busy shop is reported as busy, and not as a lost connection', async () => {
  const busy = { ...noAnswer, isBusy: true };
  const { onEnd } = await sendOnce(busy, noAnswer);
  expect(onEnd.mock.calls).toEqual([[{ kind: 'no-answer', isBusy: true, sent: request }]]);
});

test('a cancelled purchase that arrived all the same is reported', async () => {
  const { onEnd } = await sendOnce(cancelled, { kind: 'outcome', outcome: registered });
  expect(onEnd.mock.calls).toEqual([[{ kind: 'outcome', outcome: registered, sent: request }]]);
});

test('a cancelled purchase that the shop does not know leads back to the form', async () => {
  const { onEnd, step } = await sendOnce(cancelled, unknownKey);
  expect(step).toBe('form');
  expect(onEnd).not.toHaveBeenCalled();
});
