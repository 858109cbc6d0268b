import { drawDayOf, endOfDrawDay, timeLeft, untilDecided } from './draw-day';

test('a day without an hour lasts until its end in Caracas, and is known again', () => {
  const end = endOfDrawDay('2027-03-01');
  expect(end).toBe('2027-03-02T03:59:59.999Z');
  expect(drawDayOf(end ?? '')).toBe('2027-03-01');
});

test('a draw with its hour is no whole day', () => {
  expect(drawDayOf('2027-03-02T03:59:59.000Z')).toBeNull();
  expect(drawDayOf('2027-03-01T23:00:00.000Z')).toBeNull();
});

test.each(['2027-3-1', '2027-13-01', 'mañana', '2027-03-01T10:00'])('%p is no day', (text) => {
  expect(endOfDrawDay(text)).toBeNull();
});

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['a second before it', 1000, [0, 0, 0, 1]],
  ['less than a second before it', 999, [0, 0, 0, 0]],
  ['a day and one of each before it', 90_061_000, [1, 1, 1, 1]],
  ['a second less than a day before it', 86_399_000, [0, 23, 59, 59]],
  ['at the draw itself', 0, [0, 0, 0, 0]],
  ['five seconds after it', -5000, [0, 0, 0, 0]],
])('the time left %s', (_when, ms, [days, hours, minutes, seconds]) => {
  expect(timeLeft(now + ms, now)).toEqual({ days, hours, minutes, seconds });
});

const MINUTE_MS = 60_000;
const DRAW = '2026-11-21T23:00:00.000Z';
const at = (minutes: number) => Date.parse(DRAW) + minutes * MINUTE_MS;

const open = { isOpen: true, drawDate: DRAW, hasWinner: false };
const drawn = { isOpen: false, drawDate: DRAW, hasWinner: true };

test.each([
  ['two hours before the draw', open, -120, 90 * MINUTE_MS],
  ['half an hour before the draw', open, -30, 0],
  ['after the draw, without a winner', open, 5000, 0],
  ['shortly after the draw, with a winner', drawn, 120, 0],
  ['long after the draw, with a winner', drawn, 121, null],
  ['finished before its date, without a winner', { ...drawn, hasWinner: false }, -5000, 0],
  ['finished without date or winner', { ...drawn, drawDate: null, hasWinner: false }, 0, 0],
  ['open without a date', { ...open, drawDate: null }, 0, null],
  ['finished without a date, with a winner', { ...drawn, drawDate: null }, 0, null],
])('%s', (_case, soFar, minutes, expected) => {
  expect(untilDecided(soFar, at(minutes))).toBe(expected);
});

test('a draw without an hour may happen any moment of its day', () => {
  const someday = { ...open, drawDate: '2026-11-22T03:59:59.999Z' };
  expect(untilDecided(someday, Date.parse('2026-11-21T04:00:00.000Z'))).toBe(0);
  expect(untilDecided(someday, Date.parse('2026-11-21T02:59:59.999Z'))).toBe(60 * MINUTE_MS);
});
