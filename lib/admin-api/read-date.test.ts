import { readDate, readWrittenDate } from './read-date';

const DAY = '2026-12-12T03:59:59.999Z';
const EIGHT_ON_THE_EVE = '2026-12-11T00:00:00.000Z';
const SEVEN = '2026-12-11T23:00:00.000Z';

afterEach(() => {
  delete process.env.ADMIN_DATES_AT_MIDNIGHT_UTC;
});

test.each([
  '2026-12-11',
  ' 2026-12-11 ',
  '2026/12/11',
  '2026-12-11T04:00:00.000Z',
  '2026-12-11T04:00:00Z',
  '2026-12-11T04:00Z',
  '2026-12-11T00:00:00-04:00',
  '2026-12-11T00:00:00-0400',
  '2026-12-11T05:00:00+01',
  '2026-12-11T00:00:00',
  '2026-12-11 00:00',
  '11/12/2026',
  '11-12-2026',
  '11.12.2026',
  '11/12/2026 12:00 a. m.',
  'Fri, 11 Dec 2026 04:00:00 GMT',
  Date.UTC(2026, 11, 11, 4),
  { $date: '2026-12-11T04:00:00Z' },
  { $date: { $numberLong: String(Date.UTC(2026, 11, 11, 4)) } },
])('%j is 11 December without an hour', (written) => {
  expect(readDate(written)).toBe(DAY);
});

test.each([
  '2026-12-11T23:00:00.000Z',
  '2026-12-11T23:00:00.000000Z',
  '2026-12-11t23:00:00z',
  '2026-12-11T19:00:00-04:00',
  '2026-12-11T19:00:00-0400',
  '2026-12-11T19:00:00',
  '2026-12-11T19:00',
  '2026-12-11 19:00:00',
  '2026-12-11 7:00 PM',
  '11/12/2026 19:00',
  '11/12/2026, 7:00 p. m.',
  '11/12/2026 7:00 p.\u00a0m.',
  '11/12/2026 19:00 hrs',
  '11/12/2026 19:00hs.',
  '11/12/2026 19:00 horas',
  '11/12/2026 19h',
  '11/12/2026 19 hrs',
  '11/12/2026 7 pm',
  '11/12/2026 7pm',
  '11/12/2026 7 p. m.',
  '11/12/2026 - 7:00 pm',
  '11/12/2026 a las 7 pm',
  '11/12/2026, a las 19:00',
  '2026-12-11 7 P.M.',
  'Fri Dec 11 2026 19:00:00 GMT-0400 (hora de Venezuela)',
  'Fri, 11 Dec 2026 23:00:00 GMT',
  Date.UTC(2026, 11, 11, 23),
  String(Date.UTC(2026, 11, 11, 23)),
  Date.UTC(2026, 11, 11, 23) / 1000,
  String(Date.UTC(2026, 11, 11, 23) / 1000),
  { $date: '2026-12-11T23:00:00Z' },
  { $date: Date.UTC(2026, 11, 11, 23) },
  { $date: { $numberLong: String(Date.UTC(2026, 11, 11, 23)) } },
])('%j is 11 December at seven in the evening in Caracas', (written) => {
  expect(readDate(written)).toBe(SEVEN);
});

const MIDNIGHT_UTC = [
  '2026-12-11T00:00:00.000Z',
  '2026-12-11T00:00:00+00:00',
  Date.UTC(2026, 11, 11),
  { $date: '2026-12-11T00:00:00Z' },
];

test.each(MIDNIGHT_UTC)('%j is eight in the evening before', (written) => {
  expect(readDate(written)).toBe(EIGHT_ON_THE_EVE);
  process.env.ADMIN_DATES_AT_MIDNIGHT_UTC = 'instant';
  expect(readDate(written)).toBe(EIGHT_ON_THE_EVE);
});

test.each(MIDNIGHT_UTC)('%j is the day where the owner says so', (written) => {
  process.env.ADMIN_DATES_AT_MIDNIGHT_UTC = 'day';
  expect(readDate(written)).toBe(DAY);
});

test.each([
  '2026-12-10T20:00:00-04:00',
  '2026-12-10 20:00',
  '10/12/2026 8:00 pm',
  '10/12/2026 8 pm',
  'Thu Dec 10 2026 20:00:00 GMT-0400 (hora de Venezuela)',
])('%j has an hour, whatever the owner says of midnight UTC', (written) => {
  process.env.ADMIN_DATES_AT_MIDNIGHT_UTC = 'day';
  expect(readWrittenDate(written)).toMatchObject({ at: EIGHT_ON_THE_EVE, isMidnightUtc: false });
});

test.each([
  '11/12/2026 a las 8',
  '11/12/2026 8',
  '11/12/2026 8h',
  '11/12/2026 20:00 pm',
  '11/12/2026 0:30 am',
  '11/12/2026 24:00',
  '11/12/2026 8 de la noche',
  '11/12/2026 8-9 pm',
  '11/12/2026 (por confirmar)',
  '11/12/2026, por la Lotería del Táchira',
  '2026-12-11T25:00:00Z',
  '2026-12-11T10:60',
  '2026-12-11T19:00 America/Caracas',
])('%j is 11 December, at an hour that is not clear', (written) => {
  expect(readWrittenDate(written)).toEqual({ at: DAY, isHourUnclear: true, isMidnightUtc: false });
});

test('a date that is read whole has no unclear hour', () => {
  for (const written of ['11/12/2026', '11/12/2026 7 pm', Date.UTC(2026, 11, 11)]) {
    expect(readWrittenDate(written)?.isHourUnclear).toBe(false);
  }
});

test.each([
  ['2026-12-11T03:59:59.999Z', '2026-12-11T03:59:59.999Z'],
  ['2026-12-11T04:00:00.001Z', '2026-12-11T04:00:00.001Z'],
  ['2026-12-11T00:00:01.000Z', '2026-12-11T00:00:01.000Z'],
  ['29/02/2028', '2028-03-01T03:59:59.999Z'],
  ['1/2/2027', '2027-02-02T03:59:59.999Z'],
  ['2000-01-01', '2000-01-02T03:59:59.999Z'],
  [`2000-01-01${' '.repeat(70)}`, '2000-01-02T03:59:59.999Z'],
  ['2199-12-30', '2199-12-31T03:59:59.999Z'],
  ['2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
  ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
])('%j is %s', (written, read) => {
  expect(readDate(written)).toBe(read);
});

test.each([
  ...['', 'mañana', '11 de diciembre', 'Dec 11, 2026', '11/12/26', '12/25/2026', '20261211', '12'],
  ...['2026-02-31', '2026-02-31T10:00:00Z', '2026-13-01', '0/1/2027', '29/02/2027', '2026-12-111'],
  ...['11/12/2026 al 15/12/2026', '11/12/2026 o 12 de enero', '11/12/2026/1', '12/25/2026 8 pm'],
  ...['1999-12-30', '2200-01-01', '+020261-01-01', '0202-12-11'],
  ...['1999-12-31T23:59:59.999Z', '2200-01-01T00:00:00.000Z'],
  ...['9'.repeat(13), 'x'.repeat(100_000), `2026-12-11${' '.repeat(71)}`],
  ...[
    0,
    5,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15,
    8.65e15,
    null,
    undefined,
    true,
    false,
  ],
  ...[{}, [], [2026], { $date: null }, { $date: { $date: '2026-12-11' } }, { $date: '2026', a: 1 }],
])('%j is no date', (written) => {
  expect(readDate(written)).toBeNull();
});
