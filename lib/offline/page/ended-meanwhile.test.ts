import { readWaiting } from '@/lib/offline/outbox/kept-purchase';
import { readAttemptRecord } from '@/lib/offline/outbox/attempt-record';
import type { Ended } from '@/lib/storefront-api/try-sending';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { withEnds } from './ended-meanwhile';
import type { KeptHere } from './kept-here';

jest.mock('@/lib/offline/outbox/kept-purchase');
jest.mock('@/lib/offline/outbox/attempt-record');

const trace = 'K7PQ2M';
const here = (payment: KeptHere['payment']): KeptHere => ({
  raffleId: 'a'.repeat(24),
  payment,
  chosen: [],
  own: [],
});
const waiting = { until: 1, hasLeft: false };

beforeEach(() => {
  jest.resetAllMocks();
  const purchase = { raffleId: 'a'.repeat(24), key: 'key', request: examplePurchase() };
  jest.mocked(readWaiting).mockResolvedValue({ ...purchase, receipt: new Blob(), waiting });
});

async function paymentAfter(end: Ended | null) {
  jest.mocked(readAttemptRecord).mockResolvedValue({ key: 'key', until: 1, end });
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
  jest.mocked(readAttemptRecord).mockRejectedValue(new Error('IndexedDB does not answer'));
  expect(await withEnds([here('waiting'), here('begun')])).toEqual([
    here('waiting'),
    here('begun'),
  ]);
  expect(readWaiting).toHaveBeenCalledTimes(1);
});
