import { costsTheSame, seenPrice } from './paid';

const pack = { quantity: 5, price: 20 };
const seen = seenPrice({ price: 5, packs: [pack] }, 40);

test('the stored price of a page contains no names of packs', () => {
  const named = { ...pack, name: 'Combo' };
  expect(seenPrice({ price: 5, packs: [named] }, 40)).toEqual({
    price: 5,
    packs: [pack],
    rate: 40,
  });
});

test.each([
  ['the same', 7, seen, true],
  ['another price', 7, { ...seen, price: 6 }, false],
  ['another price that no number of this purchase pays', 5, { ...seen, price: 6 }, true],
  ['another pack', 7, { ...seen, packs: [{ quantity: 5, price: 21 }] }, false],
  ['a pack less', 7, { ...seen, packs: [] }, false],
  ['another pack that is not reached', 4, { ...seen, packs: [] }, true],
  ['another rate', 7, { ...seen, rate: 41 }, false],
  ['another rate that changes no cent', 7, { ...seen, rate: 40.0001 }, false],
])('%s, for %i numbers: %p %p', (_, quantity, now, isSame) => {
  expect(costsTheSame(quantity, seen, now)).toBe(isSame);
});

test('a difference below a cent counts where the rate makes it cents', () => {
  const [before, now] = [1.333, 1.3334].map((price) => seenPrice({ price, packs: [] }, 40));
  expect(before && now && costsTheSame(3, before, now)).toBe(false);
});

test('a cent counts where the rate makes it less than one', () => {
  const [before, now] = [5, 5.01].map((price) => seenPrice({ price, packs: [] }, 0.4));
  expect(before && now && costsTheSame(1, before, now)).toBe(false);
});
