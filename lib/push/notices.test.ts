import type { NumberWithState } from '@/lib/raffle/digital-ticket';
import { noticesDue, type Standing } from './notices';

const NOON = Date.parse('2026-11-27T12:00:00-04:00');
const NOBODY_TOLD: ReadonlySet<string> = new Set();

type States = Record<string, NumberWithState['state']>;

function standing(states: States, rest: Partial<Standing> = {}): Standing {
  const numbers = Object.entries(states).map(([number, state]) => ({ number, state }));
  return { numbers, drawDate: null, winner: null, ...rest };
}

function due(truth: Standing, { told = [] as string[], now = NOON } = {}) {
  return noticesDue(truth, new Set(told), now).map(({ id, numbers }) => [id, numbers.join(' ')]);
}

describe('payment', () => {
  test.each<[string, States, string[], string[][]]>([
    ['all paid', { a01: 'paid', a02: 'paid' }, [], [['confirmed', 'a01 a02']]],
    ['all paid, told', { a01: 'paid' }, ['confirmed'], []],
    ['some paid', { a01: 'paid', a02: 'reserved' }, [], [['part', 'a01']]],
    ['some paid, told', { a01: 'paid', a02: 'reserved' }, ['part'], []],
    ['the rest paid', { a01: 'paid', a02: 'paid' }, ['part'], [['confirmed', 'a01 a02']]],
    ['some paid after all were', { a01: 'paid', a02: 'reserved' }, ['confirmed'], []],
    ['none paid', { a01: 'reserved' }, [], []],
    ['one not known', { a01: 'paid', a02: 'unknown' }, [], []],
  ])('%s', (_, states, told, expected) => {
    expect(due(standing(states), { told })).toEqual(expected);
  });
});

describe('numbers that are no longer reserved', () => {
  test.each<[string, States, string[], string[][]]>([
    ['one of two', { a01: 'released', a02: 'reserved' }, [], [['released.0', 'a01']]],
    [
      'each of them once',
      { a01: 'released', a02: 'released' },
      ['released.0'],
      [['released.1', 'a02']],
    ],
    ['all told', { a01: 'released', a02: 'released' }, ['released.0-1'], []],
    [
      'the rest paid',
      { a01: 'released', a02: 'paid' },
      [],
      [
        ['confirmed', 'a02'],
        ['released.0', 'a01'],
      ],
    ],
  ])('%s', (_, states, told, expected) => {
    expect(due(standing(states), { told })).toEqual(expected);
  });
});

describe('the draw', () => {
  const drawn = (drawDate: string, states: States = { a01: 'reserved' }) =>
    standing(states, { drawDate });

  test('is told the day before in Caracas, and again when it is postponed', () => {
    const tomorrow = drawn('2026-11-28T23:30:00.000Z');
    expect(due(tomorrow)).toEqual([['tomorrow.2026-11-28', 'a01']]);
    expect(due(tomorrow, { told: ['tomorrow.2026-11-27'] })).toHaveLength(1);
    expect(due(tomorrow, { told: ['tomorrow.2026-11-28'] })).toEqual([]);
  });

  test.each([
    ['a day without an hour', '2026-11-29T03:59:59.999Z', 1],
    ['late in the evening, already the day after in UTC', '2026-11-29T02:00:00.000Z', 1],
    ['today', '2026-11-27T23:30:00.000Z', 0],
    ['in two days', '2026-11-29T23:30:00.000Z', 0],
  ])('%s', (_, date, times) => {
    expect(due(drawn(date))).toHaveLength(times);
  });

  test.each<[string, States, string[]]>([
    ['no news to who has no number left', { a01: 'released' }, []],
    ['told with the numbers that are left', { a01: 'released', a02: 'reserved' }, ['a02']],
    ['told for a number that came back', { a01: 'paid' }, ['a01']],
    ['not told until all numbers are known', { a01: 'paid', a02: 'unknown' }, []],
  ])('is %s', (_, states, numbers) => {
    const truth = drawn('2026-11-28T23:30:00.000Z', states);
    const told = new Set(['confirmed', 'released.0']);
    expect(noticesDue(truth, told, NOON).flatMap((notice) => notice.numbers)).toEqual(numbers);
  });

  test('is told in its last hour, and again when it is put off', () => {
    const soon = drawn('2026-11-27T17:00:00.000Z');
    const id = `hour.${Date.parse('2026-11-27T17:00:00.000Z') / 1000}`;
    expect(due(soon)).toEqual([[id, 'a01']]);
    expect(due(soon, { told: [id] })).toEqual([]);
    expect(due(soon, { now: NOON - 1000 })).toEqual([]);
    expect(due(soon, { now: Date.parse('2026-11-27T17:00:00.000Z') })).toEqual([]);
  });

  test('without an hour, it has no last hour', () => {
    const late = Date.parse('2026-11-27T20:59:00-04:00');
    expect(due(drawn('2026-11-28T03:59:59.999Z'), { now: late })).toEqual([]);
    expect(due(drawn('2026-11-28T01:30:00.000Z'), { now: late })).toHaveLength(1);
  });

  test('a push service keeps each only as long as it is so', () => {
    const ttl = (date: string) => noticesDue(drawn(date), NOBODY_TOLD, NOON).map((due) => due.ttl);
    expect(ttl('2026-11-28T23:30:00.000Z')).toEqual([12 * 3600]);
    expect(ttl('2026-11-27T16:30:00.000Z')).toEqual([30 * 60]);
  });
});

describe('the result', () => {
  const result = (states: States) => standing(states, { winner: '0427' });

  test.each<[string, States, string[]]>([
    ['won', { '0427': 'paid', '0001': 'reserved' }, ['won.0427']],
    ['a number in another form', { '427': 'paid' }, ['won.0427']],
    ['its payment is under review', { '0427': 'reserved' }, ['review.0427']],
    ['the number was given back', { '0427': 'released' }, ['lost.0427']],
    ['another number', { '0001': 'unknown' }, ['lost.0427']],
    ['nobody knows whose it is', { '0427': 'unknown' }, []],
  ])('%s', (_, states, ids) => {
    expect(due(result(states)).map(([id]) => id)).toEqual(ids);
  });

  test('is told once, and again when it is corrected', () => {
    const lost = result({ '0001': 'unknown' });
    expect(due(lost, { told: ['lost.0427'] })).toEqual([]);
    expect(due(lost, { told: ['lost.0001'] })).toHaveLength(1);
  });

  test('a payment that is confirmed later wins; a prize that was told is not taken back', () => {
    expect(due(result({ '0427': 'paid' }), { told: ['review.0427'] })).toHaveLength(1);
    expect(due(result({ '0427': 'reserved' }), { told: ['won.0427'] })).toEqual([]);
  });

  test('replaces every other notice', () => {
    const tomorrow = { drawDate: '2026-11-28T23:30:00.000Z' };
    const paid = { ...result({ '0001': 'paid' }), ...tomorrow };
    expect(due(paid).map(([id]) => id)).toEqual(['lost.0427']);
  });
});

describe('from 9 p. m. to 8 a. m. in Caracas', () => {
  test.each([
    ['20:59:59', 1],
    ['21:00:00', 0],
    ['00:30:00', 0],
    ['07:59:59', 0],
    ['08:00:00', 1],
  ])('at %s, %d notices but the result are told', (time, times) => {
    const now = Date.parse(`2026-11-27T${time}-04:00`);
    expect(due(standing({ a01: 'paid' }), { now })).toHaveLength(times);
    expect(due(standing({ a01: 'paid' }, { winner: '7' }), { now })).toHaveLength(1);
  });
});
