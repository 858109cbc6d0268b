import { isFinal, type Answer } from './answer';

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
  [true, { kind: 'given-up' }],
  [false, { kind: 'no-answer' }],
  [false, { kind: 'unknown-key' }],
  [false, { kind: 'cancelled' }],
])('final: %s, of %j', (isOver, answer) => {
  expect(isFinal(answer)).toBe(isOver);
});
