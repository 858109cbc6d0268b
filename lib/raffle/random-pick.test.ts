import fc from 'fast-check';
import { chiSquare, LIMIT_OF_20_BINS } from '@/lib/testing/chi-square';
import { seededRandom } from '@/lib/testing/seeded-random';
import { pickFrom, pickPlaces, pickProblem } from './random-pick';

// spec: random-limits
test.each([
  [50, 1000, 'La cantidad maxima de tickets es de 50'],
  [51, 1000, 'La cantidad maxima de tickets es de 50'],
  [50, 50, 'La cantidad maxima de tickets es de 50'],
  [13, 12, 'La cantidad maxima de tickets es de 12'],
  [50, 12, 'La cantidad maxima de tickets es de 12'],
  [1, 0, 'La cantidad maxima de tickets es de 0'],
])('%i of %i free numbers is too many', (quantity, free, msg) => {
  expect(pickProblem(quantity, free)).toBe(msg);
});

// spec: random-limits
test.each([0, -1, 1.5, NaN])('%p is no quantity', (quantity) => {
  expect(pickProblem(quantity, 10)).toBe('Escribe cuántos números quieres, desde 1');
});

test.each([
  [1, 1],
  [49, 50],
  [12, 12],
])('%i of %i are different ones', (quantity, free) => {
  expect(pickProblem(quantity, free)).toBeNull();
  const all = Array.from({ length: free }, (_, index) => `number ${index}`);
  const picked = pickFrom(all, quantity, seededRandom(1));
  expect(new Set(picked).size).toBe(quantity);
  expect(all).toEqual(expect.arrayContaining(picked));
});

test('the first and the last number can be picked', () => {
  expect(pickPlaces(1, 10, () => 0)).toEqual([0]);
  expect(pickPlaces(1, 10, (below) => below - 1)).toEqual([9]);
});

test.each([
  [2, 'La compra mínima es de 3 números'],
  [21, 'La cantidad maxima de tickets es de 20'],
  [20, null],
])('%i by chance of a raffle that sells three to twenty at once', (quantity, problem) => {
  const limits = { minPerPurchase: 3, maxPerPurchase: 20 };
  expect(pickProblem(quantity, 100, limits)).toBe(problem);
});

test('each place gets its share of 10,000 picks', () => {
  const random = seededRandom(2026);
  const picks = Array.from({ length: 10_000 }, () => pickPlaces(5, 20, random));
  expect(chiSquare(picks.flat(), 20)).toBeLessThan(LIMIT_OF_20_BINS);
});

test('random picks are distinct, available, and as many as possible', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 49 }),
      fc.uniqueArray(fc.nat({ max: 999 }), { maxLength: 200 }),
      fc.integer(),
      (quantity, free, seed) => {
        const picked = pickFrom(free, quantity, seededRandom(seed));
        expect(new Set(picked).size).toBe(Math.min(quantity, free.length));
        expect(picked.filter((number) => !free.includes(number))).toEqual([]);
      },
    ),
  );
});
