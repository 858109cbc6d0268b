import { readDate, readWrittenDate } from './read-date';

const DAY = '2026-12-12T03:59:59.999Z';
const EIGHT_ON_THE_EVE = '2026-12-11T00:00:00.000Z';

afterEach(() => {
  delete process.env.ADMIN_DATES_AT_MIDNIGHT_UTC;
});

test.each([
  ['2026-12-11', DAY],
  [' 2026-12-11 ', DAY],
  ['2026-12-11T04:00:00.000Z', DAY],
  ['2026-12-11T04:00Z', DAY],
  ['2026-12-11T00:00:00-04:00', DAY],
  ['2026-12-11T03:59:59.999Z', '2026-12-11T03:59:59.999Z'],
  ['2026-12-11T04:00:00.001Z', '2026-12-11T04:00:00.001Z'],
  ['2026-12-11T23:00:00.000000Z', '2026-12-11T23:00:00.000Z'],
  ['2026-12-11T19:00:00-04:00', '2026-12-11T23:00:00.000Z'],
  ['2028-02-29', '2028-03-01T03:59:59.999Z'],
  ['2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
  ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
])('%j is %s', (written, read) => {
  expect(readDate(written)).toBe(read);
});

test('midnight UTC is eight in the evening before, or the day where the owner says so', () => {
  const midnight = '2026-12-11T00:00:00.000Z';
  expect(readDate(midnight)).toBe(EIGHT_ON_THE_EVE);
  process.env.ADMIN_DATES_AT_MIDNIGHT_UTC = 'instant';
  expect(readDate(midnight)).toBe(EIGHT_ON_THE_EVE);
  process.env.ADMIN_DATES_AT_MIDNIGHT_UTC = 'day';
  expect(readDate(midnight)).toBe(DAY);
});

test('eight in the evening has an hour, whatever the owner says of midnight UTC', () => {
  process.env.ADMIN_DATES_AT_MIDNIGHT_UTC = 'day';
  expect(readWrittenDate('2026-12-10T20:00:00-04:00')).toEqual({
    at: EIGHT_ON_THE_EVE,
    isMidnightUtc: false,
  });
});

test.each([
  ...['', 'mañana', '11/12/2026', '2026-12-11 19:00', '2026-12-11T19:00', '2026-12-11T25:00:00Z'],
  ...['2026-02-31', '2026-02-31T10:00:00Z', '2026-13-01', '2026-12-111', 'x'.repeat(100_000)],
  ...['1999-12-30', '2200-01-01', '+020261-01-01', '1999-12-31T23:59:59.999Z'],
  ...[0, Date.UTC(2026, 11, 11), Number.NaN, null, undefined, true, {}, [2026], { $date: '2026' }],
])('%j is no date', (written) => {
  expect(readDate(written)).toBeNull();
});
