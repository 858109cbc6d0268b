import { changedTotal, chargePhrase, costsTheSame, paidAmount, paidText, seenPrice } from './paid';

const pagoMovil = { name: 'Pago Móvil', currency: 'VES' };
const sent = {
  amount: 1000,
  seen: { price: 2.5, packs: [], rate: 400 },
  tickets: [{ id: 'a', number: '0427' }],
};

test('the amount paid is shown in its own currency, with its method while that is known', () => {
  expect(paidText(sent, pagoMovil, '$')).toBe('Bs\u00a01.000,00 por Pago Móvil');
  expect(paidText(sent, undefined, '$')).toBe('Bs\u00a01.000,00');
  expect(paidAmount({ ...sent, seen: { ...sent.seen, rate: 1 } }, pagoMovil, '$')).toBe(
    '$1.000,00',
  );
});

test.each([
  {
    now: { price: 2.5, packs: [], rate: 417.1 },
    total: 'Bs\u00a01.042,75',
    missing: 42.75,
    missingText: 'Bs\u00a042,75',
  },
  {
    now: { price: 2, packs: [], rate: 400 },
    total: 'Bs\u00a0800,00',
    missing: -200,
    missingText: 'Bs\u00a0200,00',
  },
  {
    now: { price: 2.502475, packs: [], rate: 400 },
    total: 'Bs\u00a01.000,99',
    missing: 0.99,
    missingText: 'Bs\u00a00,99',
  },
])('today’s total of $total leaves $missing missing', ({ now, ...expected }) => {
  expect(changedTotal(sent, now, pagoMovil, '$')).toMatchObject(expected);
});

test('a total is shown in the currency of its method, in bolívares where that is gone', () => {
  const now = { price: 2.5, packs: [], rate: 400 };
  const total = (currency?: string) =>
    changedTotal(sent, now, currency ? { name: 'Nequi', currency } : undefined, '$')?.total;
  expect(total('COP')).toBe('COP\u00a01.000,00');
  expect(total()).toBe('Bs\u00a01.000,00');
});

test('dollars paid are taken from a total in dollars', () => {
  const inDollars = { price: 5, packs: [], rate: 1 };
  const paid = { ...sent, amount: 4, seen: { ...inDollars, price: 4 } };
  expect(changedTotal(paid, inDollars, undefined, '$')).toMatchObject({ missingText: '$1,00' });
});

test('bolívares paid are not taken from a total in dollars', () => {
  expect(changedTotal(sent, { price: 2.5, packs: [], rate: 1 }, pagoMovil, '$')).toBeNull();
});

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

const pack = { quantity: 5, price: 20 };
const seen = seenPrice({ price: 5, packs: [pack] }, 40);

test('the stored price of a page contains no names of packs', () => {
  const named = { ...pack, name: 'Combo' };
  expect(seenPrice({ price: 5, packs: [named] }, 40)).toEqual({
    price: 5,
    packs: [pack],
    rate: 40,
  });
});

test.each([
  ['the same', 7, seen, true],
  ['another price', 7, { ...seen, price: 6 }, false],
  ['another price that no number of this purchase pays', 5, { ...seen, price: 6 }, true],
  ['another pack', 7, { ...seen, packs: [{ quantity: 5, price: 21 }] }, false],
  ['a pack less', 7, { ...seen, packs: [] }, false],
  ['another pack that is not reached', 4, { ...seen, packs: [] }, true],
  ['another rate', 7, { ...seen, rate: 41 }, false],
  ['another rate that changes no cent', 7, { ...seen, rate: 40.0001 }, false],
])('%s, for %i numbers: %p %p', (_, quantity, now, isSame) => {
  expect(costsTheSame(quantity, seen, now)).toBe(isSame);
});

test('a difference below a cent counts where the rate makes it cents', () => {
  const [before, now] = [1.333, 1.3334].map((price) => seenPrice({ price, packs: [] }, 40));
  expect(before && now && costsTheSame(3, before, now)).toBe(false);
});

test('a cent counts where the rate makes it less than one', () => {
  const [before, now] = [5, 5.01].map((price) => seenPrice({ price, packs: [] }, 0.4));
  expect(before && now && costsTheSame(1, before, now)).toBe(false);
});
