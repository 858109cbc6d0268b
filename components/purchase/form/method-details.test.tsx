/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PayableMethod } from '@/lib/raffle/types';
import { MethodDetails } from './method-details';

const mobile: PayableMethod = {
  id: 'mobile',
  name: 'Pago Móvil',
  details: [
    ['Banco', 'Banco de Venezuela (0102)'],
    ['Teléfono', '+58 414-555.01.34', '04145550134'],
    ['Cédula', 'V-12.345.678', '12345678'],
  ],
  note: 'Solo Banco de Venezuela',
  currency: 'VES',
  rate: 400,
};
const zelle: PayableMethod = {
  ...mobile,
  ...{ id: 'zelle', name: 'Zelle', note: undefined },
  details: [['Correo', 'a@rifa.com']],
};
const onCopied = jest.fn();

function show(method: PayableMethod, amount: number, amountText: string) {
  return <MethodDetails key={method.id} {...{ method, amount, amountText, onCopied }} />;
}

async function copied(button: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  return navigator.clipboard.readText();
}

beforeEach(() => onCopied.mockClear());

test.each([
  ['Copiar Banco', 'Banco de Venezuela (0102)'],
  ['Copiar Teléfono', '04145550134'],
  ['Copiar Cédula', '12345678'],
  ['Copiar Monto', '1234567,50'],
])('"%s" copies a text that a bank’s app accepts, and reports it', async (button, text) => {
  render(show(mobile, 1_234_567.5, 'Bs 1.234.567,50'));
  expect(await copied(button)).toBe(text);
  expect(onCopied).toHaveBeenCalledTimes(1);
});

test('"Copiar todo" copies name, description, each detail by its name, and the amount, a line each', async () => {
  render(show(mobile, 4000, 'Bs 4.000,00'));
  expect(await copied('Copiar todo lo necesario para pagar')).toBe(
    [
      'Pago Móvil',
      'Solo Banco de Venezuela',
      'Banco: Banco de Venezuela (0102)',
      'Teléfono: +58 414-555.01.34',
      'Cédula: V-12.345.678',
      'Monto: 4000,00',
    ].join('\n'),
  );
});

test('"Copiar todo" of a method without a description has no empty line', async () => {
  render(show(zelle, 10, '$10,00'));
  expect(await copied('Copiar todo lo necesario para pagar')).toBe(
    'Zelle\nCorreo: a@rifa.com\nMonto: 10,00',
  );
});

test('each detail appears as the seller wrote it, the amount as people read it', () => {
  render(show(mobile, 4000, 'Bs 4.000,00'));
  const section = screen.getByRole('region', { name: 'Datos para pagar por Pago Móvil' });
  const values = [...section.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
  expect(values).toEqual([
    'Banco: Banco de Venezuela (0102)',
    'Teléfono: +58 414-555.01.34',
    'Cédula: V-12.345.678',
    'Monto: Bs 4.000,00',
  ]);
});

test('a copied detail of one method is not shown as copied for the next, and the amount is the new one', async () => {
  const { rerender } = render(show(mobile, 4000, 'Bs 4.000,00'));
  await copied('Copiar Monto');
  screen.getByRole('button', { name: 'Copiado ✓ Monto' });
  rerender(show(zelle, 10, '$10,00'));
  expect(await copied('Copiar Monto')).toBe('10,00');
  rerender(show(mobile, 4100, 'Bs 4.100,00'));
  expect(screen.queryByRole('button', { name: /^Copiado/ })).toBeNull();
  expect(await copied('Copiar Monto')).toBe('4100,00');
});

test('a logo is shown with its words, small, and vanishes when it cannot be loaded', () => {
  render(show({ ...mobile, logo: '/uploads/logo/bdv.png' }, 4000, 'Bs 4.000,00'));
  const logo = screen.getByRole('img', { name: 'Logo de Pago Móvil' });
  expect(logo.getAttribute('src')).toBe('/uploads/logo/bdv.png?w=192.jpeg');
  fireEvent.error(logo);
  expect(screen.queryByRole('img')).toBeNull();
});
