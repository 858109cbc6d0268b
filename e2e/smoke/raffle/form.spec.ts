import { expect, test } from './fixtures/shop';
import { readTickets } from './support/admin-truth';
import { capture } from './support/receipts';

const REQUIRED = 'Este campo es obligatorio';

// spec: payment-fields, errors-after-try, only-with-picture, required, amount-least
// wcag: 3.3.1
test('missing fields are reported after a try to send, and the first one gets the focus', async ({
  admin,
  openPayment,
  buyer,
  payment,
}) => {
  const rifid = await openPayment(['0427']);
  await expect(payment.dialog.getByText(REQUIRED)).toHaveCount(0);

  await payment.writeAmount('0');
  await payment.submit.click();
  await expect(payment.receipt).toBeFocused();
  await expect(
    payment.dialog.getByText('Este campo es obligatorio y debe ser mayor a 0'),
  ).toBeVisible();
  for (const name of ['Referencia', 'Nombre', 'Cédula', 'Teléfono', 'Dirección']) {
    await expect(payment.field(name)).toHaveAccessibleDescription(new RegExp(REQUIRED));
    await expect(payment.field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(payment.receipt).toHaveAccessibleDescription(REQUIRED);

  await payment.writeAmount('10');
  await payment.type(buyer);
  await expect(payment.dialog.getByText(REQUIRED)).toHaveCount(1);
  await payment.submit.click();
  await expect(payment.receipt).toBeFocused();
  expect(await admin.requests('/tickets/payments/online')).not.toContainEqual(
    expect.objectContaining({ body: expect.stringContaining(rifid) }),
  );
});

// wcag: 3.3.3
test('a cédula and a phone are accepted as people paste them, and refused when invalid', async ({
  openPayment,
  buyer,
  payment,
}) => {
  await openPayment(['0427']);
  await payment.fill({ ...buyer, nationalId: 'E-84.123.456', phone: '12' }, await capture());
  await expect(payment.dialog.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue(
    'E',
  );
  await expect(payment.field('Cédula')).toHaveValue('84.123.456');
  await payment.submit.click();
  await expect(payment.field('Teléfono')).toBeFocused();
  await expect(payment.field('Teléfono')).toHaveAccessibleDescription(/Revisa el teléfono/);
  await payment.field('Teléfono').fill('+58 424 000 00 00');
  await expect(payment.field('Teléfono')).toHaveAttribute('aria-invalid', 'false');
});

test('text pasted with invisible characters is registered without them, and its reference does not pass as new @purchase', async ({
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: ['0427', '0815'] });
  await admin.setTickets(rifid, ['0815'], 'Apartado', { cedula: 'V999', referencia: '55512345' });
  await payment.open(rifid, ['0427']);
  const pasted = {
    reference: '55512345\u200e',
    name: '\u202aAna\u00a0Pérez\u202c',
    nationalId: 'C.I. 12.345\u200b.678',
    phone: '\u2066+58 414\u2011555\u201112\u201134\u2069',
    address: 'Av. 2ª\ufeff',
  };
  await payment.fill({ ...buyer, ...pasted }, await capture());
  await payment.submit.click();
  await expect(payment.panel('Esa referencia ya está registrada')).toBeVisible();
  await payment.button('Corregir la referencia').click();
  await payment.field('Referencia').fill('\u200f５５５９９９');
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await readTickets(admin, rifid, ['0427'])).toMatchObject([
    { nombre: 'Ana Pérez', cedula: 'V12345678', telefono: '584145551234', direccion: 'Av. 2ª' },
  ]);
  expect(await admin.purchases(rifid)).toContainEqual(
    expect.objectContaining({ referencia: '555999' }),
  );
});
