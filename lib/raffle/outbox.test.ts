import type { Answer } from './answer';
import { nextPause, nextStep, waitsUntil, type NextStep } from './outbox';
import type { PurchaseOutcome } from './purchase';

const HOUR_MS = 3_600_000;
const tappedAt = Date.parse('2031-03-05T12:00:00Z');
const trace = 'K7PQ2M';

test('a payment waits for a day', () => {
  expect(waitsUntil(tappedAt)).toBe(tappedAt + 24 * HOUR_MS);
});

const pause = (times: number) => ({ times, until: 0 });

test('pauses grow, and after five tries there is none', () => {
  const foreign: Answer = { kind: 'no-answer', isForeign: true };
  const pauses = [undefined, pause(1), pause(2), pause(3)].map(
    (one) => nextPause(foreign, one, 0)!.until,
  );
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(10 * 60_000);
  expect(nextPause(foreign, pause(4), 0)).toBeNull();
});

test('a limit’s pause lasts as long as it said, and counts as no try', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const limit = { kind: 'api-error', reason: 'too-many-requests', msg: '', fields: {} } as const;
  const found = nextPause({ ...limit, retryInMs: 600_000 }, pause(4), 1000);
  expect(found).toEqual({ times: 4, until: 601_000, isLimit: true });
  expect(nextPause({ ...limit, retryInMs: 0 }, undefined, 0)).toBeUndefined();
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
