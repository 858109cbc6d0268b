import { drawDayOf, endOfDrawDay } from './draw-day';

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
