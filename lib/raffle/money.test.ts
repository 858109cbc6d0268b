import { formatAmount, pricePerTicket, PRICE_TO_COME } from './money';

test.each([
  [7.5, '$', '$7,50'],
  [10, '$', '$10,00'],
  [1234.5, 'Bs', 'Bs\u00a01.234,50'],
  [1234567.891, 'Bs.', 'Bs.\u00a01.234.567,89'],
  [0, '$', '$0,00'],
  [-5, '$', '-$5,00'],
])('%p in %p reads %p', (amount, symbol, text) => {
  expect(formatAmount(amount, symbol)).toBe(text);
});

test('a price that is still to come is no price of nothing', () => {
  expect(pricePerTicket(0, '$')).toBe(PRICE_TO_COME);
  expect(pricePerTicket(2.5, '$')).toBe('$2,50 por número');
});
