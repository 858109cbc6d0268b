import { isTooLittleLeft, quantityHint } from './quantity';

const dollars = { symbol: '$', conversion: null };
const packs = [
  { quantity: 5, price: 20 },
  { quantity: 10, price: 35 },
];
const sale = { price: 5, packs, minPerPurchase: 1, maxPerPurchase: 50 };

test.each<[number, number, string, number]>([
  [0, 2, 'La compra mínima es de 2 números', 2],
  [1, 2, 'La compra mínima es de 2 números: te falta 1', 1],
  [0, 3, 'La compra mínima es de 3 números', 3],
  [2, 5, 'La compra mínima es de 5 números: te faltan 3', 3],
  [1, 3, 'La compra mínima es de 3 números: te faltan 2', 2],
  [2, 3, 'La compra mínima es de 3 números: te falta 1', 1],
  [3, 3, 'Agrega 2 y llévate el combo de 5 por $20,00', 2],
  [7, 1, 'Agrega 3 y llévate el combo de 10 por $35,00', 3],
])('with %i chosen of at least %i: %s', (quantity, minPerPurchase, text, missing) => {
  expect(quantityHint(quantity, { ...sale, minPerPurchase }, dollars)).toEqual({ text, missing });
});

test('where no number is missing and no pack can be had there is nothing to say', () => {
  expect(quantityHint(0, sale, dollars)).toBeNull();
  expect(quantityHint(6, { ...sale, maxPerPurchase: 8 }, dollars)).toBeNull();
  expect(quantityHint(4, { ...sale, packs: [] }, dollars)).toBeNull();
});

test('a pack is priced in the currency of a converting method', () => {
  const conversion = { name: 'Pago Móvil', currency: null, rate: 100 };
  expect(quantityHint(3, sale, { symbol: '$', conversion })).toEqual({
    text: 'Agrega 2 y llévate el combo de 5 por Bs\u00a02.000,00',
    missing: 2,
  });
});

test.each<[number | undefined, boolean]>([
  [undefined, false],
  [0, false],
  [2, true],
  [3, false],
])('%s numbers left where three must be bought', (available, isTooLittle) => {
  expect(isTooLittleLeft(available, { minPerPurchase: 3, maxPerPurchase: 50 })).toBe(isTooLittle);
});
