import { expect, test } from './fixtures/shop';

test('on a small phone a whole account stands above the total, with twenty numbers chosen', async ({
  createRaffle,
  payment,
}) => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(100 + index));
  const account = 'Banco: 0102\nCédula: V-12.345.678\nTeléfono: 0414-555.01.34';
  const metodos = [{ name: 'Pago Móvil', cuenta: account, tasa: 396.37 }];
  const { rifid } = await createRaffle({ monto: 5, tickets: numbers, metodos });
  await payment.openToPay(rifid, numbers);
  const lines = payment.dialog.getByRole('region', { name: /^Datos para pagar/ });
  for (const line of account.split('\n')) {
    await expect(lines.getByText(line)).toBeInViewport({ ratio: 1 });
  }
  await expect(payment.button('Copiar el total')).toBeInViewport({ ratio: 1 });
  await expect(payment.onward).toBeInViewport({ ratio: 1 });
});
