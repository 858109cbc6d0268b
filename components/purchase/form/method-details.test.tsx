/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PaymentMethod } from '@/lib/raffle/types';
import { MethodDetails } from './method-details';

const mobile: PaymentMethod = {
  id: 'mobile',
  name: 'Pago Móvil',
  description: 'Solo Banco de Venezuela',
  account: 'Cédula: V-12.345.678\nTeléfono: +58 414-555.01.34\nBanco: 0102 Venezuela',
  currency: 'VES',
  rate: 400,
};
const zelle = { ...mobile, id: 'zelle', name: 'Zelle', description: '', account: 'a@rifa.com' };
const onCopied = jest.fn();

function show(method: PaymentMethod, amount: number, amountText: string) {
  return <MethodDetails key={method.id} {...{ method, amount, amountText, onCopied }} />;
}

async function copied(button: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  return navigator.clipboard.readText();
}

beforeEach(() => onCopied.mockClear());

test.each([
  ['Copiar Banco', '0102 Venezuela'],
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
      'Banco: 0102 Venezuela',
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
    'Banco: 0102 Venezuela',
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
