import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/any-shop';

async function expectLabels(
  part: Locator,
  labels: [
    role: 'checkbox' | 'textbox' | 'searchbox' | 'spinbutton' | 'combobox',
    name: RegExp | string,
  ][],
) {
  for (const [role, name] of labels) {
    await expect(part.getByRole(role, { name }), String(name)).toHaveCount(1);
  }
  const fields = part.locator('input:not([type=file]), select, textarea').filter({ visible: true });
  await expect(fields, 'fields without a label of theirs in this list').toHaveCount(labels.length);
  const letters = await fields.evaluateAll((all) =>
    all
      .filter((el) => el.getAttribute('type') !== 'checkbox')
      .map((el) => parseFloat(getComputedStyle(el).fontSize)),
  );
  expect(Math.min(...letters), 'iPhones zoom into smaller fields').toBeGreaterThanOrEqual(16);
}

// wcag: 2.4.6, 3.3.2
test('every field of the ticket picker has its label @smoke @a11y', async ({
  openRaffle,
  page,
  picker,
}) => {
  await picker.open(openRaffle.id);
  await expectLabels(page.getByRole('main'), [
    ['searchbox', 'buscar ticket'],
    ['spinbutton', 'Cantidad'],
    ['combobox', 'Ver'],
    ['combobox', 'Por página'],
  ]);
});

// wcag: 1.3.5, 3.3.2
test('every field of the payment has its label, and says what of the buyer it asks for @smoke @a11y', async ({
  form: payment,
}) => {
  await payment.dialog.getByText('Pagué otro monto').click();
  await expectLabels(payment.dialog, [
    ['combobox', 'Método de pago'],
    ['textbox', /^Monto/],
    ['textbox', 'Referencia'],
    ['textbox', 'Nombre'],
    ['combobox', 'Tipo de documento'],
    ['textbox', 'Cédula'],
    ['combobox', 'Código de país'],
    ['textbox', 'Teléfono'],
    ['textbox', 'Dirección'],
    ['checkbox', /^Recordar mis datos en este teléfono/],
  ]);
  for (const [label, purpose] of [
    ['Nombre', 'name'],
    ['Código de país', 'country'],
    ['Teléfono', 'tel-national'],
    ['Dirección', 'street-address'],
  ] as const) {
    await expect(payment.dialog.getByLabel(label, { exact: true })).toHaveAttribute(
      'autocomplete',
      purpose,
    );
  }
  await expect(payment.dialog.getByLabel('Elegir imagen')).toHaveCount(1);
});
