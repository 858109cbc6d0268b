import { expect, test } from '../../fixtures/any-shop';
import { watchSendings } from '../../support/purchases-sent';
import { capture } from '../../support/receipts';

const REQUIRED = 'Este campo es obligatorio';

// spec: payment-fields, errors-after-try, only-with-picture, required, amount-least
// wcag: 3.3.1
test('missing fields are reported after a try to send, and the first one gets the focus @smoke', async ({
  buyer,
  form: payment,
  page,
}) => {
  const sendings = watchSendings(page);
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
  expect(sendings()).toBe(0);
});

// wcag: 3.3.3
test('a cédula and a phone are accepted as people paste them, and refused when invalid @smoke', async ({
  buyer,
  form: payment,
}) => {
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
