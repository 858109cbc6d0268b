/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { accountRows } from '@/lib/raffle/account-rows';
import type { PayableMethod } from '@/lib/raffle/types';
import { MethodDetails } from './method-details';
import { shownPurchase } from './order-summary.test-kit';

const ACCOUNT =
  'Solo personas\n(0102) 0414-555.01.34, V-12.345.678 Ana\n\nCta. 0134-0001-22-3344556677';
const mobile: PayableMethod = {
  id: 'mobile',
  name: 'Pago Móvil',
  details: accountRows(ACCOUNT),
  currency: 'VES',
  rate: 400,
};
const zelle: PayableMethod = {
  ...mobile,
  ...{ id: 'zelle', name: 'Zelle', details: accountRows('a@rifa.com') },
};
const { purchase, formStep } = shownPurchase();

function show(method: PayableMethod, paid: string) {
  return (
    <MethodDetails purchase={{ ...purchase, method, payable: { ...purchase.payable, paid } }} />
  );
}

async function copied(button: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  return navigator.clipboard.readText();
}

beforeEach(() => formStep.onCopied.mockClear());

test.each([
  ['Copiar banco 0102', 'Banco de Venezuela (0102)'],
  ['Copiar teléfono 0414-555.01.34', '04145550134'],
  ['Copiar documento V-12.345.678', '12345678'],
  ['Copiar cuenta 0134-0001-22-3344556677', '01340001223344556677'],
])('"%s" copies a text that a bank’s app accepts, and reports it', async (button, text) => {
  render(show(mobile, 'Bs 4.000,00'));
  expect(await copied(button)).toBe(text);
  expect(formStep.onCopied).toHaveBeenCalledTimes(1);
});

test('"Copiar todo" copies the name, the text as its seller typed it, and the amount', async () => {
  render(show(mobile, 'Bs 4.000,00'));
  expect(await copied('Copiar todo lo necesario para pagar')).toBe(
    `Pago Móvil\n${ACCOUNT}\nMonto: Bs 4.000,00`,
  );
});

test('"Copiar todo" of a method without an account has no empty line', async () => {
  render(show({ ...zelle, details: [] }, '$10,00'));
  expect(await copied('Copiar todo lo necesario para pagar')).toBe('Zelle\nMonto: $10,00');
});

test('the account stands as its seller typed it, without a sign at the end of a row, with each bank’s name, untranslated', () => {
  render(show(mobile, 'Bs 4.000,00'));
  const section = screen.getByRole('region', { name: 'Datos para pagar por Pago Móvil' });
  const texts = [...section.querySelectorAll('p')];
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'Solo personas\n',
    '(0102) Banco de Venezuela',
    '0414-555.01.34',
    'V-12.345.678 Ana\n',
    '\n',
    'Cta. 0134-0001-22-3344556677Banesco',
  ]);
  expect(section.querySelectorAll('p[translate="no"], p > [translate="no"]')).toHaveLength(6);
});

test('a copied value of one method is not shown as copied for the next', async () => {
  const { rerender } = render(show(mobile, 'Bs 4.000,00'));
  await copied('Copiar todo lo necesario para pagar');
  screen.getByRole('button', { name: /^Copiado/ });
  rerender(show(zelle, '$10,00'));
  expect(screen.queryByRole('button', { name: /^Copiado/ })).toBeNull();
});

test('a logo is shown small, and says nothing that the method’s name does not', () => {
  render(show({ ...mobile, logo: '/uploads/logo/bdv.png' }, 'Bs 4.000,00'));
  const logo = screen.getByRole('presentation');
  expect(logo.getAttribute('src')).toBe('/uploads/logo/bdv.png?w=192.jpeg');
});
