import fc from 'fast-check';
import { formatAmount, pricePerTicket, PRICE_TO_COME } from './money';

test.each([
  [7.5, '$', '$7,50'],
  [10, '$', '$10,00'],
  [10, 'US$', 'US$10,00'],
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

test('any amount reads back to its cents, with a point at each thousand', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom('$', 'Bs', 'Bs.', 'COP', '€'),
      (cents, symbol) => {
        const text = formatAmount(cents / 100, symbol);
        expect(text).toMatch(/^\D*\d{1,3}(\.\d{3})*,\d{2}$/);
        const [, whole = '', rest = ''] = /(\d[\d.]*),(\d\d)$/.exec(text) ?? [];
        const read = Number(whole.replaceAll('.', '') + rest);
        expect(text.startsWith('-') ? -read : read).toBe(cents === 0 ? 0 : cents);
        expect(text).toContain(symbol);
      },
    ),
  );
});
