import { amountsOf, amountsText, currencySign } from './amounts';
import { listedPrice, moneyOf, priceAmounts, rateText } from './rate';

const zelle = { name: 'Zelle', currency: null, rate: 1 };
const mobile = { name: 'Pago Móvil', currency: null, rate: 396.37 };
const pesos = { name: 'Nequi', currency: 'COP', rate: 4100 };

test('the first method that converts sets the shown amounts, without its account', () => {
  const methods = [zelle, { ...mobile, account: '0102' }, pesos];
  expect(moneyOf('$', methods).conversion).toEqual({ currency: null, rate: 396.37 });
});

test.each([
  [5, [zelle, mobile], 'Bs\u00a01.981,85 ≈\u00a0$5'],
  [2.5, [mobile], 'Bs\u00a0990,93 ≈\u00a0$2,50'],
  [5, [pesos], 'COP\u00a020.500,00 ≈\u00a0$5'],
  [5, [zelle], '$5,00'],
  [5, [], '$5,00'],
])('%p reads, where it is paid by %j, %p', (base, methods, text) => {
  expect(amountsText(amountsOf(base, moneyOf('$', methods)))).toBe(text);
});

test('a price is formatted like an amount; a price still to come is not shown', () => {
  expect(priceAmounts(5, moneyOf('$', [mobile]))).toEqual(amountsOf(5, moneyOf('$', [mobile])));
  expect(priceAmounts(0, moneyOf('$', [mobile]))).toBeNull();
});

test.each([
  ['whose conversion is unknown', undefined, '$2,50'],
  ['that converts nothing', null, '$2,50'],
  ['with a rate', { currency: null, rate: 396.37 }, '≈\u00a0Bs\u00a0990,93 ·\u00a0$2,50'],
])('in a list, a raffle %s costs %s: %s', (_, conversion, text) => {
  const price = listedPrice({ price: 2.5, conversion }, '$');
  expect(price && amountsText(price)).toBe(text);
});

test.each([
  [396.37, 'Tasa Bs\u00a0396,37 por $'],
  [396.3712, 'Tasa Bs\u00a0396,3712 por $'],
  [1040.3712, 'Tasa Bs\u00a01.040,3712 por $'],
  [1040, 'Tasa Bs\u00a01.040,00 por $'],
  [1040.25, 'Tasa Bs\u00a01.040,25 por $'],
])('a rate of %p reads %p', (rate, text) => expect(rateText({ ...mobile, rate }, '$')).toBe(text));

test.each([
  [null, 'Bs'],
  ['VES', 'Bs'],
  ['Bs.', 'Bs'],
  ['BS', 'Bs'],
  ['BSD', 'BSD'],
  ['COP', 'COP'],
])('an amount in %p is marked %p', (code, sign) => expect(currencySign(code)).toBe(sign));
