import { chargePhrase } from './paid';

const packs = [
  { quantity: 5, price: 20 },
  { quantity: 3, price: 13 },
];

test.each([
  [0, '0 números ×\u00a0$5,00'],
  [1, '1 número ×\u00a0$5,00'],
  [2, '2 números ×\u00a0$5,00'],
  [5, '1 combo de 5: $20,00'],
  [6, '1 combo de 5: $20,00 + 1 número ×\u00a0$5,00'],
  [13, '2 combos de 5: $40,00 + 1 combo de 3: $13,00'],
])('%i numbers: %s', (quantity, phrase) => {
  expect(chargePhrase(quantity, { price: 5, packs }, { symbol: '$', isShort: false })).toBe(phrase);
});

test.each([
  [5, '1 combo de 5: $20 + 1 número ×\u00a0$5'],
  [4.5, '1 combo de 5: $20,00 + 1 número ×\u00a0$4,50'],
])('with a price of %d, cents are written for all or none: %s', (price, phrase) => {
  expect(chargePhrase(6, { price, packs }, { symbol: '$', isShort: true })).toBe(phrase);
});
