import { copyableAmount, payableFor } from './payable';

test('a method at rate 1 is paid in the base currency', () => {
  expect(payableFor(2.5, 3, { rate: 1 }, '$')).toEqual({
    base: '$7,50',
    converted: null,
    amount: 7.5,
    currency: '$',
  });
});

test('another rate converts tickets times price times rate', () => {
  expect(payableFor(2.5, 3, { rate: 164.6 }, '$')).toEqual({
    base: '$7,50',
    converted: 'Bs\u00a01.234,50',
    amount: 1234.5,
    currency: 'Bs',
  });
});

test('the dust of binary fractions is swept away', () => {
  expect(payableFor(0.1, 3, { rate: 36.45 }, '$').amount).toBe(10.94);
});

test('without a method the total stands in the base currency', () => {
  expect(payableFor(2, 2, undefined, '$').base).toBe('$4,00');
});

test.each([
  [1234567.5, '1234567,50'],
  [8, '8,00'],
])('%p is copied as %p', (amount, text) => expect(copyableAmount(amount)).toBe(text));
