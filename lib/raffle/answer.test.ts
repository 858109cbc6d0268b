import { isFinal, isLasting, type Answer } from './answer';

test.each([
  ...[399, 408, 421, 425, 429, 500, 503].map((status) => [status, false] as const),
  ...[400, 403, 413, 422, 428, 430, 499].map((status) => [status, true] as const),
])('sending again after an answer of %i is pointless: %p', (status, isForGood) => {
  expect(isLasting({ status, retryInMs: 0 })).toBe(isForGood);
});

const trace = 'K7PQ2M';
const got = { numbers: ['1'], ticketPath: '/boleto/x', trace };
const outcome = (told: Extract<Answer, { kind: 'outcome' }>['outcome']): Answer => ({
  kind: 'outcome',
  outcome: told,
});
const error = (reason: 'busy' | 'unavailable' | 'not-an-image'): Answer => ({
  kind: 'api-error',
  reason,
  msg: '',
  fields: {},
});

test.each<[boolean, Answer]>([
  [true, outcome({ state: 'registered', ...got })],
  [true, outcome({ state: 'partly-registered', taken: ['2'], ...got })],
  [
    true,
    outcome({ state: 'refused', reason: 'price-changed', msg: '', taken: [], now: null, trace }),
  ],
  [true, outcome({ state: 'not-registered', trace })],
  [false, outcome({ state: 'verifying', trace })],
  [true, error('not-an-image')],
  [false, error('busy')],
  [false, error('unavailable')],
  [true, { kind: 'turned-away', status: 403 }],
  [true, { kind: 'given-up' }],
  [false, { kind: 'no-answer' }],
  [false, { kind: 'unknown-key' }],
  [false, { kind: 'cancelled' }],
])('final: %s, of %j', (isOver, answer) => {
  expect(isFinal(answer)).toBe(isOver);
});
