import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { messagesAbout, readTickets } from './support/admin-truth';
import { onlyDigits } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { readClipboard } from './support/read-clipboard';
import { capture } from './support/receipts';

const SUCCESS =
  'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.';

/** Ids of the demo shop. */
const WEB_ROUTE = '60c1d2e3f4a5b6c7d8e9f003';
const SELLER = '5f3a9c1e7b2d4a0016c8e501';

const ACCOUNT = 'Titular: Rifas C.A.\nTeléfono: 0414-555.01.34\nBanco: 0102\nRIF: J-12345678-9';

const raffle = {
  monto: 2.5,
  tickets: ['0427', '0815', '1234', '2000'],
  metodos: [
    { name: 'Pago Móvil', descripcion: 'Banco de Venezuela', cuenta: ACCOUNT, tasa: 400 },
    { name: 'Zelle', descripcion: 'En dólares', cuenta: 'pagos@rifas.example', tasa: 1 },
  ],
};

// spec: whole-purchase, payload, success, reload, seller-told
test('a whole purchase ends as a reservation with this buyer and this payment @purchase @both-generations', async ({
  page,
  admin,
  fillPayment,
  buyer,
  payment,
}) => {
  // The seller's messages name the raffle, not its id.
  const name = `Moto ${randomUUID()}`;
  const rifid = await fillPayment(['0427', '0815'], { ...raffle, name });
  await payment.submit.click();

  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog.getByText('0427, 0815', { exact: true }).first()).toBeVisible();
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
    {
      referencia: '004512889',
      monto: 2000,
      numeros: ['0427', '0815'],
      descripcion: 'Compra online de 2 ticket(s)',
      ruta: WEB_ROUTE,
      vendedor: SELLER,
      metodo: 'Pago Móvil',
    },
  ]);
  await expect
    .poll(() => messagesAbout(admin, name))
    .toEqual([
      expect.stringMatching(
        /^Se ha registrado una compra en linea, de los siguientes numeros 0427, 0815\nRifa: .+\nA nombre de: /,
      ),
    ]);

  await payment.finish();
  await expect(payment.dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tu compra' })).toBeHidden();
  await expect(page.getByRole('button', { name: '0427, apartado' })).toBeVisible();
  await expect(page.getByText('Tienes un pago sin terminar')).toBeHidden();
});

// spec: payment-total, payment-method
test('the total is shown in both currencies and copied as a bank app takes it', async ({
  page,
  createRaffle,
  payment,
}) => {
  const copied = await readClipboard(page);
  await page.clock.install();
  const { rifid } = await createRaffle(raffle);
  await payment.openToPay(rifid, ['0427', '0815', '1234']);

  await expect(payment.dialog.getByText(/^3 números =\s\$7,50/)).toBeVisible();
  await expect(payment.dialog.getByText('Bs\u00a03.000,00').first()).toBeVisible();
  await payment.button('Copiar Teléfono').click();
  await payment.button('Copiar el total').click();
  await expect.poll(copied).toBe('3000,00');
  await payment.button('Copiar Teléfono').click();
  await expect.poll(copied).toBe('04145550134');
  await payment.button('Copiar todo lo necesario para pagar').click();
  await expect
    .poll(copied)
    .toBe(`Pago Móvil\nBanco de Venezuela\n${ACCOUNT}\nMonto: Bs\u00a03.000,00`);

  // It disappears by itself after a while.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await payment.button('Copiar el total').click();
  await expect(payment.dialog.getByText('Copiado ✓')).not.toHaveCount(0);
  await payment.method.selectOption('Zelle');
  await expect(payment.dialog.getByText('Copiado ✓')).toHaveCount(0);
  await page.clock.resume();
  await expect(payment.dialog.getByText('Bs\u00a03.000,00')).toHaveCount(0);
  await payment.showNumbers();
  await payment.button('Quitar 1234').click();
  await payment.goOn();
  await expect(payment.amount).toHaveValue('5,00');
});

// wcag: 3.3.4
test('an amount that is not the total is questioned once, and goes as typed @purchase', async ({
  admin,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427'], raffle);
  await payment.writeAmount('1100');
  await payment.submit.click();
  await expect(
    payment.panel('Pagaste Bs\u00a01.100,00; el total es Bs\u00a01.000,00'),
  ).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await payment.button('Corregir el monto').click();
  await expect(payment.amount).toHaveValue('1100');
  await payment.submit.click();
  await payment.button('Sí, pagué Bs\u00a01.100,00').click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await admin.purchases(rifid)).toMatchObject([{ monto: 1100 }]);
});

test.describe('a buyer back from the bank', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('with the account copied is still at the first step, and going there later loses nothing', async ({
    page,
    createRaffle,
    buyer,
    payment,
  }) => {
    const { rifid } = await createRaffle(raffle);
    await payment.openToPay(rifid, ['0427']);
    await payment.button('Copiar Teléfono').click();
    await expect(payment.dialog.getByText('Copiado ✓')).toBeVisible();
    await look(page, 'hidden');
    await look(page, 'visible');
    await expect(payment.onward).toBeVisible();
    await expect(payment.field('Referencia')).toHaveCount(0);

    await payment.goOn();
    await payment.fill(buyer, await capture());
    await payment.goBack();
    await expect(payment.button('Copiar Teléfono')).toBeVisible();
    await payment.goOn();
    await expect(payment.field('Referencia')).toHaveValue(buyer.reference);
    await expect(payment.preview).toBeVisible();
  });

  test('to a page that was killed meanwhile finds the step where it was, with its method', async ({
    page,
    createRaffle,
    payment,
  }) => {
    const { rifid } = await createRaffle(raffle);
    await payment.openToPay(rifid, ['0427']);
    await payment.method.selectOption('Zelle');
    await payment.button('Copiar el total').click();
    await look(page, 'hidden');
    await expect.poll(() => keysOf(page)).toContain('draft');
    await page.reload();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(payment.onward).toBeVisible();
    await expect(payment.method.locator('option:checked')).toHaveText('Zelle');

    await payment.goOn();
    await page.reload();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(payment.field('Referencia')).toBeVisible();
  });
});

test('from the receipt, the account is one tap away and back, and nothing typed is lost', async ({
  buyer,
  openPayment,
  page,
  payment,
}) => {
  const copied = await readClipboard(page);
  await openPayment(['0427', '0815'], raffle);
  await payment.fill(buyer, await capture());
  await payment.goBack();
  await payment.button('Copiar Teléfono').click();
  await expect.poll(copied).toBe('04145550134');
  await payment.method.selectOption('Zelle');
  await payment.goOn();
  await expect(payment.amount).toHaveValue('5,00');
  await expect(payment.field('Referencia')).toHaveValue(buyer.reference);
  await expect(payment.preview).toBeVisible();
});

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).join());

/** Acts as if the visitor went to another app, or came back. */
async function look(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((seen) => {
    Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
