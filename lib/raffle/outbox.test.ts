import type { Answer } from './answer';
import { nextStep, pauseAfter, waitsUntil, type NextStep } from './outbox';
import type { PurchaseOutcome } from './purchase';

const HOUR_MS = 3_600_000;
const tappedAt = Date.parse('2031-03-05T12:00:00Z');
const trace = 'K7PQ2M';

test('a payment waits for a day', () => {
  expect(waitsUntil(tappedAt)).toBe(tappedAt + 24 * HOUR_MS);
});

const MINUTE_MS = 60_000;

test.each([
  ['the first time', 1, 0, 24 * HOUR_MS, MINUTE_MS],
  ['the second time', 2, 0, 24 * HOUR_MS, 2 * MINUTE_MS],
  ['the fifth time', 5, 0, 24 * HOUR_MS, 16 * MINUTE_MS],
  ['the sixth time, and from then on', 6, 0, 24 * HOUR_MS, 30 * MINUTE_MS],
  ['as it is asked', 1, 10 * MINUTE_MS, 24 * HOUR_MS, 10 * MINUTE_MS],
  ['an hour at most, whatever is asked', 1, 2 * HOUR_MS, 24 * HOUR_MS, HOUR_MS],
  ['half of the time left at most', 6, 0, 40 * MINUTE_MS, 20 * MINUTE_MS],
])('the pause after an answer of a gateway: %s', (_when, times, retryInMs, leftMs, pause) => {
  expect(pauseAfter(times, { status: 503, retryInMs }, leftMs)).toBe(pause);
});

const bought = { numbers: ['1'], ticketPath: '/boleto/x', trace };
const refused = { state: 'refused', reason: 'tickets-taken', msg: '', now: null } as const;
const told = (outcome: PurchaseOutcome): Answer => ({ kind: 'outcome', outcome });

test.each<[string, Answer, inTime: NextStep, tooLate: NextStep]>([
  ['a look-up without an answer', { kind: 'no-answer' }, 'wait', 'wait'],
  ['a key that the shop does not know', { kind: 'unknown-key' }, 'send', 'give-up'],
  ['not registered, all free', told({ state: 'not-registered', trace }), 'send', 'give-up'],
  [
    'not registered, one taken',
    told({ state: 'not-registered', taken: ['1'], trace }),
    'tell',
    'tell',
  ],
  ['being verified', told({ state: 'verifying', trace }), 'wait', 'wait'],
  ['registered', told({ state: 'registered', ...bought }), 'tell', 'tell'],
  ['partly registered', told({ state: 'partly-registered', taken: [], ...bought }), 'tell', 'tell'],
  ['refused', told({ ...refused, taken: ['1'], trace }), 'tell', 'tell'],
])('%s', (_what, found, inTime, tooLate) => {
  const waiting = { until: tappedAt, tappedAt, hasLeft: true };
  expect(nextStep(found, waiting, tappedAt - 1)).toBe(inTime);
  expect(nextStep(found, waiting, tappedAt)).toBe(tooLate);
});

test('a payment that never left is given up in time even without an answer', () => {
  const waiting = { until: tappedAt, tappedAt, hasLeft: false };
  expect(nextStep({ kind: 'no-answer' }, waiting, tappedAt - 1)).toBe('wait');
  expect(nextStep({ kind: 'no-answer' }, waiting, tappedAt)).toBe('give-up');
});
