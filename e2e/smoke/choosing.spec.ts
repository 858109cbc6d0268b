import { expect, test } from '../fixtures/any-shop';
import { newBuyer } from '../support/new-buyer';
import { noisyPhoto } from '../support/receipts';

test('a number is chosen, the payment opens, tells what is missing and closes @smoke', async ({
  openRaffleId,
  page,
  payment,
  picker,
}) => {
  await picker.open(openRaffleId);
  const number = await picker.takeFirst();
  await expect(picker.chip(number)).toBeVisible();
  await expect(picker.bar).toContainText('1 número');

  await payment.reopen();
  await expect(payment.dialog.getByText(number).first()).toBeVisible();
  await expect(payment.amount).not.toHaveValue('');
  await payment.submit.click();
  await expect(payment.receipt).toBeFocused();
  await expect(payment.field('Nombre')).toHaveAccessibleDescription(/Este campo es obligatorio/);

  await page.keyboard.press('Escape');
  await expect(payment.dialog).toBeHidden();
  await picker.button(`Quitar ${number}`).click();
  await expect(picker.bar).toBeHidden();
});

test('a number is bought and is then nobody else’s @smoke @purchase', async ({
  page,
  payment,
  picker,
  testRaffleId,
}) => {
  await picker.open(testRaffleId);
  const number = await picker.takeFirst();
  await payment.reopen();
  const buyer = {
    ...newBuyer(),
    reference: String(Date.now()),
    name: 'Prueba automática',
    address: 'Compra de prueba',
  };
  // All screens buy in one raffle, which takes one picture for two people at most.
  await payment.fill(buyer, await noisyPhoto(600, 800, 60));
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible({ timeout: 30_000 });
  await payment.button('Listo').click();
  await expect(picker.number(`${number}, apartado`)).toBeVisible();
  await expect(page.getByText('Pago sin terminar')).toBeHidden();
});
