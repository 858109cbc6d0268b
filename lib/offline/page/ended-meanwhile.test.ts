import { readPurchase } from '@/lib/offline/outbox/purchase-record';
import type { FinalAnswer } from '@/lib/raffle/answer';
import type { Purchase } from '@/lib/raffle/purchase-state';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { withEnds } from './ended-meanwhile';
import type { KeptHere } from './kept-here';

jest.mock('@/lib/offline/outbox/purchase-record');

const trace = 'K7PQ2M';
const here = (payment: KeptHere['payment']): KeptHere => ({
  raffleId: 'a'.repeat(24),
  payment,
  chosen: [],
  own: [],
});
const sent = examplePurchase();
const form = { key: 'key', tickets: [], values: {}, isPastPaying: true, savedAt: 1 };
const asSent = { ...form, secondReference: '', boundTo: sent, sent };

beforeEach(() => jest.resetAllMocks());

async function paymentAfter(answer: FinalAnswer | null) {
  const waiting = { until: 1, hasLeft: false };
  const purchase: Purchase = answer
    ? { ...asSent, stage: 'answered', answer }
    : { ...asSent, stage: 'queued', waiting };
  const pictures = { receipt: new Blob(), 'second-receipt': null };
  jest.mocked(readPurchase).mockResolvedValue({ kept: { purchase, pictures }, isOther: false });
  return (await withEnds([here('waiting')]))[0]?.payment;
}

test('an outcome that only the worker received is known before any page notes it', async () => {
  const bought = { numbers: ['1'], ticketPath: '/boleto/x', trace };
  const outcome = { state: 'registered', ...bought } as const;
  expect(await paymentAfter({ kind: 'outcome', outcome })).toBe('registered');
  expect(await paymentAfter({ kind: 'given-up' })).toBe('answered');
  expect(await paymentAfter(null)).toBe('waiting');
});

test('a failing database changes nothing, and a purchase that does not wait is not looked up', async () => {
  jest.mocked(readPurchase).mockRejectedValue(new Error('IndexedDB does not answer'));
  expect(await withEnds([here('waiting'), here('begun')])).toEqual([
    here('waiting'),
    here('begun'),
  ]);
  expect(readPurchase).toHaveBeenCalledTimes(1);
});
