import { asWritten, isUnreadable, readNumber } from './read-number';

const HUGE = 1e12;

test.each([
  [0, 0],
  [1.333, 1.333],
  ['0', 0],
  [' 40 ', 40],
  ['007', 7],
  ['2,50', 2.5],
  ['36.5', 36.5],
  ['396.3712', 396.3712],
  ['0,125', 0.125],
  ['1050.250', 1050.25],
  ['1'.padStart(40, '0'), 1],
  [HUGE, HUGE],
  [String(HUGE), HUGE],
])('%j is %d', (written, number) => {
  expect(readNumber(written)).toBe(number);
});

test.each([
  ...[
    '1.050',
    '1,050',
    '10.500',
    '396.371',
    '999,999',
    '1.050,25',
    '1,050.25',
    '1 050',
    '1.050.250',
  ],
  ...['-5', '+5', '5.', '.5', '.', '1e3', '0x10', 'diez', 'Bs 36,5', '$2', 'NaN', '１２', '٣'],
  ...['1'.padStart(41, '0'), '1'.repeat(100_000), String(HUGE + 1)],
  ...[-1, Number.NaN, Number.POSITIVE_INFINITY, HUGE + 1, true, [5], { $numberDecimal: '2.5' }],
])('%j is no number that anybody may be charged by', (written) => {
  expect(readNumber(written)).toBeNull();
  expect(isUnreadable(written)).toBe(true);
});

test.each([undefined, null, '', ' '])('%j is nothing, and no mistake', (written) => {
  expect(readNumber(written)).toBeNull();
  expect(isUnreadable(written)).toBe(false);
});

test.each([
  [' 1.050 ', '1.050'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(41), 'x'.repeat(40)],
  [undefined, ''],
])('the log names %j as %j', (written, named) => {
  expect(asWritten(written)).toBe(named);
});
