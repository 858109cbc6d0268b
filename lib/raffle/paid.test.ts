import { changedTotal, paidAmount, paidText } from './paid';

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
