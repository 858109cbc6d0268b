import { amountsText, payableFor, twoAmounts } from './amounts';
import { copyableAmount, registeredText } from './paid';

const at = (price: number) => ({ price, packs: [] });

test('a method at rate 1 is paid in the base currency', () => {
  expect(payableFor(at(2.5), 3, { symbol: '$', conversion: { rate: 1, currency: 'USD' } })).toEqual(
    {
      paid: '$7,50',
      about: null,
      amount: 7.5,
      currency: '$',
    },
  );
});

// spec: payment-total
test('another rate converts tickets times price times rate, rounded once, at the end', () => {
  expect(
    payableFor(at(2.505), 3, { symbol: '$', conversion: { rate: 164.6, currency: null } }),
  ).toEqual({
    paid: 'Bs\u00a01.236,97',
    about: '≈\u00a0$7,52',
    amount: 1236.97,
    currency: 'Bs',
  });
});

test.each([
  [1234567.5, '1234567,50'],
  [8, '8,00'],
])('%p is copied as %p', (amount, text) => expect(copyableAmount(amount)).toBe(text));

test('a total is shown as it was paid, then in the base currency', () => {
  expect(amountsText(twoAmounts(30, null, '$'))).toBe('$30,00');
  const converted = { amount: 1095, currency: 'VES' };
  expect(amountsText(twoAmounts(30, converted, '$'))).toBe('Bs\u00a01.095,00 ≈\u00a0$30');
});

test.each([
  [1095.02, null],
  [1090, 'Bs\u00a01.090,00'],
  [1100, 'Bs\u00a01.100,00'],
  [null, null],
])('a registered amount of %p shows %p beside the ticket’s total', (registered, text) => {
  const total = { base: 30, converted: { amount: 1095, currency: 'VES' } };
  const numbers = ['01', '02'].map((number) => ({ number, state: 'paid' as const }));
  expect(registeredText({ total, registered, numbers }, '$')).toBe(text);
});

test.each([
  [30, null],
  [30.01, null],
  [30.02, '$30,02'],
  [31, '$31,00'],
])(
  'a registered amount of %p beside an unconverted total of $30,00 shows %p',
  (registered, text) => {
    const numbers = [{ number: '01', state: 'paid' as const }];
    expect(registeredText({ total: { base: 30, converted: null }, registered, numbers }, '$')).toBe(
      text,
    );
  },
);
