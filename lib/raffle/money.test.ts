import {
  PRICE_TO_COME,
  formatAmount,
  formatHundredths,
  formatWhole,
  pricePerTicket,
  toCents,
} from './money';

test.each([
  [7.5, '$', '$7,50'],
  [10, '$', '$10,00'],
  [10, 'US$', 'US$10,00'],
  [1234.5, 'Bs', 'Bs\u00a01.234,50'],
  [1234567.891, 'Bs.', 'Bs.\u00a01.234.567,89'],
  [0, '$', '$0,00'],
  [-5, '$', '-$5,00'],
])('%p in %p reads %p', (amount, symbol, text) => {
  expect(formatAmount(amount, symbol)).toBe(text);
});

test('a price that is still to come is no price of nothing', () => {
  expect(pricePerTicket(0, '$')).toBe(PRICE_TO_COME);
  expect(pricePerTicket(2.5, '$')).toBe('$2,50 por número');
});

test.each([
  [0, 0],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [3 * 1.333, 400],
  [639.275, 63_928],
  [12_345_678.9, 1_234_567_890],
])('%p is %i cents', (amount, cents) => expect(toCents(amount)).toBe(cents));

const whole = new Intl.NumberFormat('es-VE');
const hundredths = new Intl.NumberFormat('es-VE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

test.each([0, 7, 999, 1000, 12_345, 1_000_000, 999_999_999_999])(
  '%p is written as Intl does',
  (value) => {
    expect(formatWhole(value)).toBe(whole.format(value));
  },
);

test('amounts are written as Intl does', () => {
  const awkward = [0, 0.005, 0.05, 0.125, 1.005, 2.675, 9.995, 999.995, 1234567.891, 1e12, 1e-7];
  const many = Array.from({ length: 5000 }, (_, index) => (index * 7919) / 1000);
  for (const value of [...awkward, ...many]) {
    expect(formatHundredths(value)).toBe(hundredths.format(value));
  }
});
