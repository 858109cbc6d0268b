import { roundToCents, toCents } from './money';

test.each([
  [0, 0],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [3 * 1.333, 400],
  [639.275, 63_928],
  [12_345_678.9, 1_234_567_890],
])('%p is %i cents', (amount, cents) => expect(toCents(amount)).toBe(cents));

test('to the cent', () => expect(roundToCents(1.333)).toBe(1.33));
