import { nextStep, waitsUntil, type LookedUp, type NextStep } from './outbox';

const HOUR_MS = 3_600_000;
const tappedAt = Date.parse('2031-03-05T12:00:00Z');
const trace = 'K7PQ2M';

test.each([
  ['no draw is known', null, 24 * HOUR_MS],
  ['the draw is far', '2031-03-09T12:00:00Z', 24 * HOUR_MS],
  ['the draw comes first', '2031-03-05T15:00:00Z', 3 * HOUR_MS],
  ['it still sells after the hour of its draw', '2031-03-05T11:00:00Z', 24 * HOUR_MS],
])('%s: what waits ends by the draw, and after a day at most', (_when, drawDate, life) => {
  expect(waitsUntil(tappedAt, drawDate)).toBe(tappedAt + life);
});

const bought = { numbers: ['1'], ticketPath: '/boleto/x', trace };
const refused = { state: 'refused', reason: 'tickets-taken', msg: '', now: null } as const;

test.each<[string, LookedUp, inTime: NextStep, tooLate: NextStep]>([
  ['a look-up without an answer', 'no-answer', 'wait', 'wait'],
  ['a key that the shop does not know', 'unknown-key', 'send', 'give-up'],
  ['not registered, all free', { state: 'not-registered', trace }, 'send', 'give-up'],
  ['not registered, one taken', { state: 'not-registered', taken: ['1'], trace }, 'tell', 'tell'],
  ['no room yet', { state: 'waiting-for-room', retryInMs: 1, trace }, 'send', 'give-up'],
  ['being verified', { state: 'verifying', trace }, 'wait', 'wait'],
  ['registered', { state: 'registered', ...bought }, 'tell', 'tell'],
  ['partly registered', { state: 'partly-registered', taken: [], ...bought }, 'tell', 'tell'],
  ['refused', { ...refused, taken: ['1'], trace }, 'tell', 'tell'],
])('%s', (_what, found, inTime, tooLate) => {
  const waiting = { until: tappedAt, hasLeft: true };
  expect(nextStep(found, waiting, tappedAt - 1)).toBe(inTime);
  expect(nextStep(found, waiting, tappedAt)).toBe(tooLate);
});

test('what never left is given up in its time even where nothing can be asked', () => {
  const waiting = { until: tappedAt, hasLeft: false };
  expect(nextStep('no-answer', waiting, tappedAt - 1)).toBe('wait');
  expect(nextStep('no-answer', waiting, tappedAt)).toBe('give-up');
});
