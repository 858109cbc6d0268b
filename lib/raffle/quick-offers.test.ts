import { moneyOf } from './rate';
import { quickOffers } from './quick-offers';

const raffle = {
  price: 5,
  packs: [] as { quantity: number; price: number }[],
  minPerPurchase: 1,
  maxPerPurchase: 50,
};
const bolivares = moneyOf('$', [{ name: 'Pago Móvil', currency: null, rate: 100 }]);
const quantities = (changes: Partial<typeof raffle>, available?: number) =>
  quickOffers({ ...raffle, ...changes }, available, bolivares).map(({ quantity }) => quantity);

test('one, five, ten and twenty numbers are one tap away, each with its total', () => {
  expect(quickOffers(raffle, 1000, bolivares)).toEqual([
    { quantity: 1, total: { paid: 'Bs\u00a0500,00', about: '≈\u00a0$5' }, savings: null },
    { quantity: 5, total: { paid: 'Bs\u00a02.500,00', about: '≈\u00a0$25' }, savings: null },
    { quantity: 10, total: { paid: 'Bs\u00a05.000,00', about: '≈\u00a0$50' }, savings: null },
    { quantity: 20, total: { paid: 'Bs\u00a010.000,00', about: '≈\u00a0$100' }, savings: null },
  ]);
});

test('packs are among them, and each offer with a pack shows its saving', () => {
  const packs = [{ quantity: 3, price: 12 }];
  const offers = quickOffers({ ...raffle, packs }, 1000, bolivares);
  expect(offers.map(({ quantity, savings }) => [quantity, savings])).toEqual([
    [1, null],
    [3, 'Bs\u00a0300,00'],
    [5, 'Bs\u00a0300,00'],
    [10, 'Bs\u00a0900,00'],
    [20, 'Bs\u00a01.800,00'],
  ]);
});

test.each([
  ['the least', { minPerPurchase: 3 }, undefined, [5, 10, 20]],
  ['the most', { maxPerPurchase: 10 }, undefined, [1, 5, 10]],
  ['what is free', {}, 6, [1, 5]],
  [
    '49, which is the most that is drawn',
    { packs: [{ quantity: 50, price: 200 }] },
    90,
    [1, 5, 10, 20],
  ],
])('%s is kept to', (_limit, changes, available, expected) => {
  expect(quantities(changes, available)).toEqual(expected);
});

test('nothing is offered with fewer free numbers than the smallest purchase', () => {
  expect(quantities({ minPerPurchase: 2 }, 1)).toEqual([]);
  expect(quantities({}, 0)).toEqual([]);
});
