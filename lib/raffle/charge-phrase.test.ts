import { chargePhrase } from './paid';

const packs = [
  { quantity: 5, price: 20 },
  { quantity: 3, price: 13 },
];

test.each([
  [0, '0 números × $5,00'],
  [1, '1 número × $5,00'],
  [2, '2 números × $5,00'],
  [5, '1 pack de 5 × $20,00'],
  [6, '1 pack de 5 × $20,00 + 1 número × $5,00'],
  [13, '2 packs de 5 × $20,00 + 1 pack de 3 × $13,00'],
])('%i numbers: %s', (quantity, phrase) => {
  expect(chargePhrase(quantity, { price: 5, packs }, '$')).toBe(phrase);
});
