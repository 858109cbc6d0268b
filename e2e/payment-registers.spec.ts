import { expect, test } from './fixtures/shop';
import { readTickets } from './support/admin-truth';
import { onlyDigits } from './support/new-buyer';
import { capture } from './support/receipts';

const SUCCESS =
  'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.';

const raffle = {
  monto: 2.5,
  tickets: ['0427', '0815', '1234', '2000'],
  metodos: [
    {
      name: 'Pago Móvil',
      descripcion: 'Banco de Venezuela',
      cuenta: 'Titular: Rifas C.A.\nTeléfono: 0414-555.01.34\nBanco: 0102\nRIF: J-12345678-9',
      tasa: 400,
    },
    { name: 'Zelle', descripcion: 'En dólares', cuenta: 'pagos@rifas.example', tasa: 1 },
  ],
};

test('a whole purchase ends as a reservation with this buyer and this payment @purchase @both-generations', async ({
  page,
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const { rifid } = await createRaffle(raffle);
  await payment.open(rifid, ['0427', '0815']);
  await payment.fill(buyer, await capture());
  await payment.submit.click();

  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog.getByText('0427, 0815')).toBeVisible();
  const tickets = await readTickets(admin, rifid, ['0427', '0815', '1234']);
  expect(tickets.map(({ numero, estado }) => [numero, estado])).toEqual([
    ['0427', 'Apartado'],
    ['0815', 'Apartado'],
    ['1234', 'Disponible'],
  ]);
  expect(tickets[0]).toMatchObject({
    nombre: 'Ana Pérez',
    cedula: `V${onlyDigits(buyer.nationalId)}`,
    telefono: `58${onlyDigits(buyer.phone).slice(1)}`,
    direccion: 'Av. Bolívar, Valencia',
  });
  expect(await admin.purchases(rifid)).toMatchObject([
    { referencia: '004512889', monto: 2000, numeros: ['0427', '0815'] },
  ]);

  await payment.button('Listo').click();
  await expect(payment.dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tu compra' })).toBeHidden();
  await expect(page.getByRole('button', { name: '0427, apartado' })).toBeVisible();
  await expect(page.getByText('Tienes un pago sin terminar')).toBeHidden();
});

test('the total is told in both currencies and copied as a bank app takes it @purchase', async ({
  page,
  context,
  createRaffle,
  payment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { rifid } = await createRaffle(raffle);
  await payment.open(rifid, ['0427', '0815', '1234']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await expect(payment.dialog.getByText('$7,50', { exact: true })).toBeVisible();
  await expect(payment.dialog.getByText('Bs\u00a03.000,00').first()).toBeVisible();
  await expect(payment.amount).toHaveValue('3000.00');
  await payment.button('Copiar Monto').click();
  await expect.poll(copied).toBe('3000,00');
  await payment.button('Copiar Teléfono').click();
  await expect.poll(copied).toBe('04145550134');
  await payment.button('Copiar todo').click();
  await expect
    .poll(copied)
    .toBe(
      'Pago Móvil\nBanco de Venezuela\nBanco: 0102\nTeléfono: 0414-555.01.34\nRIF: J-12345678-9\nTitular: Rifas C.A.\nMonto: 3000,00',
    );

  await payment.method.selectOption('Zelle');
  await expect(payment.amount).toHaveValue('7.50');
  await expect(payment.dialog.getByText('Bs\u00a03.000,00')).toHaveCount(0);
  await payment.button('Quitar 1234').click();
  await expect(payment.amount).toHaveValue('5.00');
});

test('an amount that the buyer wrote stays as it is @purchase', async ({
  createRaffle,
  payment,
}) => {
  const { rifid } = await createRaffle(raffle);
  await payment.open(rifid, ['0427', '0815']);
  await payment.amount.fill('2100');
  await payment.button('Quitar 0815').click();
  await expect(payment.amount).toHaveValue('2100');
  await expect(payment.dialog.getByText('El total es Bs\u00a01.000,00')).toBeVisible();
});
