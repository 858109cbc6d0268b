import { amountsText, payableFor } from './amounts';
import { copyableAmount } from './paid';
import { readTypedAmount } from './typed-amount';

test.each([
  ['3963,70', 3963.7],
  ['3963.7', 3963.7],
  ['3,963.70', 3963.7],
  ['1.234.567,89', 1234567.89],
  ['1,234,567.89', 1234567.89],
  ['3,963', 3963],
  ['1.234.567', 1234567],
  ['12.500', 12500],
  ['3963', 3963],
  ['3963,', 3963],
  [',50', 0.5],
  ['7,50', 7.5],
  ['Bs\u00a03.963,70', 3963.7],
  ['BsS 3.963,70', 3963.7],
  ['3.963,70 Bs', 3963.7],
  ['3.963,70 bolívares', 3963.7],
  ['VES 3963,70', 3963.7],
  ['$7,50', 7.5],
  ['7,50 $', 7.5],
  ['10 USD', 10],
])('%j means %p', (typed, amount) => {
  expect(readTypedAmount(typed)).toBe(amount);
});

test.each([' ', 'abc', '1e5', '0x10', '3,963,70', '3.963,70.10', '3963,70 y 100', '1'.repeat(41)])(
  '%j is no amount',
  (typed) => {
    expect(readTypedAmount(typed)).toBeNaN();
  },
);

test.each([1, 7.5, 999.99, 1234567.5])(
  '%p comes back from what the shop shows and copies',
  (price) => {
    const pricing = { price, packs: [] };
    for (const symbol of ['$', 'Bs']) {
      const shown = amountsText(payableFor(pricing, 1, { symbol, conversion: null }));
      expect(readTypedAmount(shown)).toBe(price);
    }
    expect(readTypedAmount(copyableAmount(price))).toBe(price);
  },
);
