import fc from 'fast-check';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { readOutcome, readRequest, readTexts, readWaitingMark } from './kept-values';

const trace = 'K7PQ2M';
const now = { price: 3, packs: [{ quantity: 2, price: 5 }], rate: 410 };

test('values that this build stores are read unchanged', () => {
  const request = examplePurchase({ seen: now });
  expect(readRequest(request)).toEqual(request);
  const waiting = { until: 9, tappedAt: 5, hasLeft: false };
  expect(readWaitingMark(waiting)).toEqual(waiting);
  for (const outcome of [
    { state: 'registered', numbers: ['007'], ticketPath: '/boleto/x', trace },
    {
      state: 'partly-registered',
      numbers: ['007'],
      taken: ['008'],
      ticketPath: '/boleto/x',
      trace,
    },
    { state: 'refused', reason: 'tickets-taken', msg: '', taken: ['008'], now, trace },
    { state: 'refused', reason: 'raffle-closed', msg: '', taken: [], now: null, trace },
    { state: 'verifying', trace },
    { state: 'not-registered', trace },
    { state: 'not-registered', taken: ['008'], trace },
  ]) {
    expect(readOutcome(outcome)).toEqual(outcome);
  }
});

test.each([
  null,
  'registered',
  {},
  { state: 'verifying' },
  { state: 'constructor', trace },
  { state: 'registered', numbers: ['007'], trace },
  { state: 'registered', numbers: '007', ticketPath: '/boleto/x', trace },
  { state: 'partly-registered', numbers: ['007'], ticketPath: '/boleto/x', trace },
  { state: 'refused', reason: 'quantity', msg: '', taken: null, trace },
  { state: 'refused', taken: [], msg: '', trace },
  { state: 'not-registered', taken: [5], trace },
])('%j is no outcome', (kept) => {
  expect(readOutcome(kept)).toBeNull();
});

test.each([null, 5, [], {}, { tickets: 'x' }, { ...examplePurchase(), tickets: [{ id: 1 }] }])(
  '%j is no request',
  (kept) => {
    expect(readRequest(kept)).toBeNull();
  },
);

test.each([
  [{ amount: '10' }, { amount: 0 }],
  [{ seen: null }, { seen: { price: 0, packs: [], rate: 1 } }],
  [{ seen: { ...now, price: '3', rate: NaN } }, { seen: { ...now, price: 0, rate: 1 } }],
  [{ seen: { ...now, packs: [{ quantity: '2', price: 5 }, ...now.packs, 5] } }, { seen: now }],
  [{ seen: { ...now, packs: {} } }, { seen: { ...now, packs: [] } }],
])('a request with %j keeps the parts that fit', (change, read) => {
  const request = examplePurchase({ seen: now });
  expect(readRequest({ ...request, ...change })).toEqual({ ...request, ...read });
});

test('a waiting payment that may have left counts as having left', () => {
  expect(readWaitingMark({ until: 9, tappedAt: 5 })).toMatchObject({ hasLeft: true });
  for (const kept of [null, 'x', {}, { until: 9 }, { until: NaN, tappedAt: 5 }]) {
    expect(readWaitingMark(kept)).toBeNull();
  }
});

test('no stored value breaks a reader', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      readOutcome(kept);
      readWaitingMark(kept);
      expect(Object.values(readTexts(kept)).every((text) => typeof text === 'string')).toBe(true);
      expect(readRequest(kept)?.tickets.length).not.toBe(0);
    }),
  );
});
