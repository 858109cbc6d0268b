import { expect, test } from './fixtures/shop';
import type { Payment } from './pages/payment';
import { readTickets } from './support/admin-truth';
import { meanwhile } from './support/meanwhile';
import type { Buyer } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';
import { refuseTickets } from './support/refuse-tickets';

const WARNING =
  'Existen tickets que ya han sido apartados antes, porfavor contactanos para ayudarte con el proceso de compra. Gracias!';
const SENDING = '**/api/raffles/*/payments';
const NUMBERS = ['0427', '0815', '1234'];

/** Everything typed is still in the form, and so is the picture. */
async function expectKept(payment: Payment, buyer: Buyer) {
  await expect(payment.field('Referencia')).toHaveValue(buyer.reference);
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await expect(payment.field('Dirección')).toHaveValue(buyer.address);
  await expect(payment.preview).toBeVisible();
}

/** The message that asks the shop for help. */
async function handOff(payment: Payment): Promise<string> {
  const link = await payment.whatsapp.getAttribute('href');
  return new URL(link ?? '').searchParams.get('text') ?? '';
}

// wcag: 3.3.7
test('numbers taken at the last moment are named, nothing is lost, and others are registered @purchase @faults @both-generations', async ({
  page,
  admin,
  buyer,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815'], { tickets: NUMBERS, onTaken: 'all' });
  await meanwhile(page, () => admin.setTickets(rifid, ['0427'], 'Apartado'));
  await payment.submit.click();

  await expect(payment.panel('El 0427 ya lo había apartado otra persona')).toBeVisible();
  await expect(page.getByText(WARNING).first()).toBeVisible();
  await expect.poll(() => handOff(payment)).toContain('Números: 0427, 0815');
  await expect.poll(() => handOff(payment)).toMatch(/Referencia: 004512889\nCódigo: [2-9A-Z]{6}$/);
  await payment.button('Elegir otro número').click();
  await expectKept(payment, buyer);
  await payment.button('Cambiar por el 1234').click();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect((await readTickets(admin, rifid, ['0815', '1234'])).map(({ estado }) => estado)).toEqual([
    'Apartado',
    'Apartado',
  ]);
});

// spec: rejected
test('a purchase that got only some numbers says which, and asks for a swap @purchase @faults @generation-1', async ({
  page,
  admin,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427', '0815'], { tickets: NUMBERS, onTaken: 'each' });
  await admin.addFault({ path: '/api/tickets/payments', match: rifid, kind: 'wait', ms: 4000 });
  await payment.submit.click();
  await expect
    .poll(async () => (await admin.requests(rifid)).map(({ path }) => path))
    .toContainEqual(expect.stringContaining('/tickets/payments/online'));
  await admin.setTickets(rifid, ['0815'], 'Apartado');

  await expect(payment.panel('Registramos tu pago, pero no todos los números')).toBeVisible();
  await expect(page.getByText(WARNING)).toBeVisible();
  await expect(payment.dialog.getByText('Es tuyo: 0427.')).toBeVisible();
  await expect.poll(() => handOff(payment)).toContain('Quiero cambiar lo que ya no está libre.');
  await expect.poll(() => handOff(payment)).toContain('Ya no disponible: 0815');
});

test('a reference that somebody else used can be corrected @purchase @faults @both-generations', async ({
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await admin.setTickets(rifid, ['1234'], 'Apartado', {
    nombre: 'Otra persona',
    cedula: 'V999',
    referencia: buyer.reference,
  });
  await payment.open(rifid, ['0427']);
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('Esa referencia ya está registrada')).toBeVisible();
  await payment.button('Corregir la referencia').click();
  await expectKept(payment, buyer);
  await payment.field('Referencia').fill('777888');
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test('a raffle that closed meanwhile says so @purchase @faults @both-generations', async ({
  page,
  admin,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427']);
  await meanwhile(page, () => admin.changeRaffle(rifid, { abierta: false }));
  await payment.submit.click();
  await expect(payment.panel('La rifa cerró mientras pagabas')).toBeVisible();
  await expect.poll(() => handOff(payment)).toContain('Número: 0427');
});

test('a payment method that is gone meanwhile is changed for another @purchase @faults @both-generations', async ({
  page,
  admin,
  payment,
  buyer,
  fillPayment,
}) => {
  const zelle = { name: 'Zelle', descripcion: 'En dólares', cuenta: 'ana@example.com', tasa: 1 };
  const gone = { name: 'Pago Móvil', descripcion: 'Banco', cuenta: '0102', tasa: 1 };
  const rifid = await fillPayment(['0427'], { tickets: NUMBERS, metodos: [gone, zelle] });
  await meanwhile(page, () => admin.changeRaffle(rifid, { metodos: [zelle] }));
  await payment.submit.click();
  await expect(payment.panel('Ese método de pago ya no está disponible')).toBeVisible();
  await payment.button('Elegir otro método').click();
  await expectKept(payment, buyer);
  await payment.method.selectOption('Zelle');
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test('a payment that the seller refuses is shown as an error, and can be sent again @purchase @faults', async ({
  page,
  admin,
  fillPayment,
  payment,
  buyer,
}) => {
  const rifid = await fillPayment(['0427']);
  const refusal = { path: '/api/tickets/payments', match: rifid, status: 400 } as const;
  await admin.addFault({ ...refusal, kind: 'status' });
  await payment.submit.click();
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toHaveAccessibleDescription(/\p{L}{3}/u);
  await error.getByRole('button', { name: 'Cerrar' }).click();
  await expect(payment.panel('No pudimos aceptar tu pago')).toBeVisible();
  expect((await readTickets(admin, rifid, ['0427']))[0]?.estado).toBe('Disponible');
  await payment.button('Revisar mis datos').click();
  await expectKept(payment, buyer);
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test.describe('with a shop that does not get through', () => {
  test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

  test('a payment being verified says not to pay again, and shows its outcome by itself @purchase @faults @both-generations', async ({
    admin,
    createRaffle,
    buyer,
    payment,
  }) => {
    const { rifid } = await createRaffle({ tickets: NUMBERS });
    const path = '/api/tickets/payments';
    await admin.addFault({ path, match: rifid, kind: 'cut-after', ms: 2000 });
    await payment.open(rifid, ['0427']);
    await payment.fill(buyer, await capture());
    await payment.submit.click();
    await expect.poll(() => purchasesSent(admin, rifid)).toBe(1);
    const fault = await refuseTickets(admin, rifid);
    await expect(payment.panel('Estamos verificando tu pago')).toBeVisible();
    await expect(payment.dialog.getByText('No vuelvas a pagar.')).toBeVisible();
    await expect.poll(() => handOff(payment)).toMatch(/Código: [2-9A-Z]{6}$/);
    await admin.removeFault(fault);
    await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  });

  // spec: payment-fails
  test('an error of our API is shown as such, and nothing typed is lost @purchase @faults', async ({
    page,
    buyer,
    payment,
    fillPayment,
  }) => {
    await fillPayment(['0427']);
    const busy = { ok: false, reason: 'busy', msg: 'Hay muchas compras en este momento.' };
    await page.route(SENDING, (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
    await payment.submit.click();
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await expect(error).toContainText('Hay muchas compras en este momento.');
    await error.getByRole('button', { name: 'Cerrar' }).click();
    await expect(payment.panel('No pudimos registrar tu pago')).toBeVisible();
    await expect.poll(() => handOff(payment)).toMatch(/Código: [2-9A-Z]{6}$/);
    await payment.button('Revisar mis datos').click();
    await expectKept(payment, buyer);
    await payment.submit.click();
    await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  });
});
