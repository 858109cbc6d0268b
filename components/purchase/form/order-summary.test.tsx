/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { OrderSummary } from './order-summary';
import { company, shownPurchase, zelle } from './order-summary.test-kit';
import type { UsePurchaseResult } from '../state/use-purchase';

beforeEach(() => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

function show(shown: Parameters<typeof shownPurchase>[0], { mayPay = true } = {}) {
  const { purchase, formStep } = shownPurchase(shown);
  const { container } = showIn(purchase, mayPay);
  return { text: () => container.textContent?.replaceAll('\u00a0', ' '), formStep };
}

function showIn(purchase: UsePurchaseResult, mayPay = true) {
  return render(
    <Formik initialValues={purchase.formik.values} onSubmit={() => undefined}>
      <OrderSummary {...{ purchase, company, mayPay }} problem={null} />
    </Formik>,
  );
}

// spec: payment-total
test('a converted total is shown by its sum, its base amount and its rate', () => {
  const { text } = show({});
  expect(text()).toContain('2 números × $5 = $10');
  expect(text()).toContain('Tasa Bs 400,00 por $');
});

test('a total in the base currency is shown without a rate', () => {
  const { text } = show({ method: zelle });
  expect(text()).toContain('2 números × $5,00');
  expect(text()).not.toMatch(/≈|tasa/);
});

test('while a buyer may not pay, no amount is shown that could be copied or paid', () => {
  const { text } = show({ lost: ['07'] }, { mayPay: false });
  expect(text()).not.toMatch(/× \$|4\.000|Tasa/);
  expect(screen.queryByRole('button', { name: /^Copiar/ })).toBeNull();
});

test('the sum names the packs', () => {
  const raffle = { packs: [{ quantity: 2, price: 8 }] };
  expect(show({ raffle, numbers: ['1', '2', '3'] }).text()).toContain(
    '1 combo de 2: $8 + 1 número × $5',
  );
});

test('only the first step removes numbers', () => {
  show({});
  screen.getByRole('button', { name: 'Quitar 03' });
  cleanup();
  expect(show({ step: 'receipt' }).text()).toContain('2 números · ver03, 07');
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
});

test.each([
  ['pay', true, false],
  ['receipt', true, true],
  ['receipt', false, false],
] as const)('at "%s", amount behind: %s, the new total is told: %s', (step, isBehind, isTold) => {
  const { text } = show({ step, isAmountBehind: isBehind, values: { amount: '3900' } });
  const sentence =
    'El total es Bs 4.000,00. Si pagaste Bs 3.900,00, tu pago no se pierde: envía tu comprobante y te decimos qué hacer.';
  expect(text()?.includes(sentence)).toBe(isTold);
});

test.each([
  [
    { lost: ['03', '07'] },
    'No pagues por esos números. Si ya pagaste, tu pago no se pierde: cambia esos',
  ],
  [{}, 'No pagues por ese número. Si ya pagaste, tu pago no se pierde: cambia ese número'],
])('of a number that was taken, with %j, the money comes first', (shown, sentence) => {
  const { text } = show({ lost: ['07'], ...shown });
  expect(text()).toContain(sentence);
});

test('where no number was taken, nothing is said of a change', () => {
  const { text } = show({});
  expect(text()).not.toContain('no se pierde');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without numbers the summary says what to do, and shows no new total', () => {
  const { text } = show({ numbers: [], step: 'receipt', isAmountBehind: true });
  expect(text()).toContain('No tienes números elegidos.');
  expect(text()).not.toContain('El total es');
});
