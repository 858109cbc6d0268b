import { totalOf } from './outcome';
import { TERMS } from './example-entry.test-kit';

const packs = [{ quantity: 2, price: 8 }];

test.each([
  ['not known', null, null],
  ['in the base currency', { ...TERMS, rate: 1 }, { base: 15, converted: null }],
  [
    'in another currency',
    { ...TERMS, pricing: { price: 5, packs } },
    { base: 13, converted: { amount: 474.5, currency: 'VES' } },
  ],
])('the total of three numbers, %s', (_, terms, total) => {
  expect(totalOf(3, terms)).toEqual(total);
});
