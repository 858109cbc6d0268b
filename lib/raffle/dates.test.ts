import { formatDrawDate, formatShortDate, yearInCaracas } from './dates';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// spec: draw-date
test.each([
  ['2026-03-05T23:30:00.000Z', '05/03/2026 7:30 p. m.'],
  ['2026-03-06T03:05:00.000Z', '05/03/2026 11:05 p. m.'],
  ['2026-12-25T04:00:00.000Z', '25/12/2026 12:00 a. m.'],
  ['2026-12-25T16:00:00.000Z', '25/12/2026 12:00 p. m.'],
])('%s is drawn %s', (iso, text) => {
  expect(plain(formatDrawDate(iso))).toBe(text);
});

// spec: draw-date
test('the short form drops zeros and the century', () => {
  expect(plain(formatShortDate('2026-03-05T23:05:00.000Z'))).toBe('5/3/26, 7:05 p. m.');
});

test('a draw without an hour shows its day alone', () => {
  expect(formatDrawDate('2027-03-02T03:59:59.999Z')).toBe('01/03/2027');
  expect(formatShortDate('2027-03-02T03:59:59.999Z')).toBe('1/3/27');
});

test('the year turns with Caracas, four hours after UTC', () => {
  expect(yearInCaracas(new Date('2027-01-01T03:59:59Z'))).toBe(2026);
  expect(yearInCaracas(new Date('2027-01-01T04:00:00Z'))).toBe(2027);
});
