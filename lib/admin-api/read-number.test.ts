import { asWritten, isUnreadable, readNumber } from './read-number';

const HUGE = 1e12;

test.each([
  [0, 0],
  [2.5, 2.5],
  [1.333, 1.333],
  [1050, 1050],
  ['0', 0],
  ['40', 40],
  ['+5', 5],
  ['5.', 5],
  ['5,', 5],
  ['.5', 0.5],
  [',50', 0.5],
  [' 40 ', 40],
  ['007', 7],
  ['2,50', 2.5],
  ['2.50', 2.5],
  ['36,5', 36.5],
  ['36.5', 36.5],
  ['396.3712', 396.3712],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1050.250', 1050.25],
  ['1.050,25', 1050.25],
  ['1,050.25', 1050.25],
  ['1.050,250', 1050.25],
  ['1.050.250', 1_050_250],
  ['1,050,250', 1_050_250],
  ['12.345.678,9', 12_345_678.9],
  ['1 050', 1050],
  ['1\u00a0050,25', 1050.25],
  ['1 050.250', 1050.25],
  [{ $numberDecimal: '2.50' }, 2.5],
  [{ $numberDecimal: '1.050' }, 1.05],
  [{ $numberDecimal: '1E+3' }, 1000],
  [{ $numberDouble: '2.5' }, 2.5],
  [{ $numberInt: '5' }, 5],
  [{ $numberLong: '5' }, 5],
  [{ $numberDecimal: 2.5 }, 2.5],
  [{ $numberDouble: 2.5 }, 2.5],
  [{ $numberInt: 5 }, 5],
  ['1'.padStart(40, '0'), 1],
  [HUGE, HUGE],
  [String(HUGE), HUGE],
])('%j is %d', (written, number) => {
  expect(readNumber(written)).toBe(number);
});

const AMBIGUOUS = ['1.050', '+1.050', '1,050', '10.500', '396.371', '999,999'];

const NO_NUMBER = [
  ...['-5', '++5', '.', '+', '+.', '1e3', '1E3', '0x10', 'diez', 'Bs 36,5', '36,5 Bs', '$2', 'NaN'],
  ...[
    '1.05.250',
    '1.050.25',
    '1,050,25',
    '1.05,25',
    '1.050,250,1',
    '1.0500,25',
    '0.050.250',
    '2..5',
  ],
  ...['1 05', '１２', '٣', '1'.padStart(41, '0'), '1'.repeat(100_000), String(HUGE + 1)],
  ...[-1, Number.NaN, Number.POSITIVE_INFINITY, HUGE + 1, true, false, [], [5]],
  ...[{}, { $numberDecimal: '-2.5' }, { $numberDecimal: 'NaN' }, { $numberDecimal: '2,5' }],
  ...[
    { $numberInt: -5 },
    { $numberDecimal: true },
    { $numberDecimal: '2', more: 1 },
    { $date: '2' },
  ],
];

test.each([...AMBIGUOUS, ...NO_NUMBER])(
  '%j is no number that anybody may be charged by',
  (written) => {
    expect(readNumber(written)).toBeNull();
    expect(isUnreadable(written)).toBe(true);
  },
);

test.each([undefined, null, '', ' '])('%j is nothing, and no mistake', (written) => {
  expect(readNumber(written)).toBeNull();
  expect(isUnreadable(written)).toBe(false);
});

test.each([
  [' 1.050 ', '1.050'],
  [{ $numberDecimal: 'NaN' }, '{"$numberDecimal":"NaN"}'],
  ['x'.repeat(41), 'x'.repeat(40)],
  [undefined, ''],
])('the log names %j as %j', (written, named) => {
  expect(asWritten(written)).toBe(named);
});
