import { formatHundredths, formatWhole } from './money';

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
