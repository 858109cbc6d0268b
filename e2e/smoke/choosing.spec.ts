import { expect, test } from '../fixtures/any-shop';
import { newBuyer, onlyDigits } from '../support/new-buyer';
import { noisyPhoto } from '../support/receipts';

test('a number is chosen, the payment opens, tells what is missing and closes @smoke', async ({
  openRaffleId,
  page,
  payment,
  picker,
}) => {
  await picker.open(openRaffleId);
  const number = await picker.takeAt(0);
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

test('a number is bought, has its ticket and its buyer, and is nobody else’s @smoke @purchase', async ({
  browser,
  digitalTicket,
  page,
  payment,
  picker,
  testRaffleId,
}, { config, project }) => {
  await picker.open(testRaffleId);
  // Two screens that buy at once would take the same number from each other.
  const screen = config.projects.findIndex(({ name }) => name === project.name);
  const number = await picker.takeAt(screen / config.projects.length);
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
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  const link = payment.dialog.getByRole('link', { name: 'Ver mi boleto digital' });
  const ticket = (await link.getAttribute('href')) ?? '';
  await payment.finish();
  await expect(picker.number(`${number}, apartado`)).toBeVisible();
  await expect(page.getByText('Pago sin terminar')).toBeHidden();

  await test.step('its digital ticket', async () => {
    await page.goto(ticket);
    const numbers = digitalTicket.numbers('en revisión').getByRole('listitem');
    await expect(numbers).toHaveText([number]);
  });

  await test.step('asked for on another phone', async () => {
    const other = await browser.newPage();
    await other.goto(`/rifa/${testRaffleId}`);
    const band = other.getByRole('region', { name: '¿Ya compraste?' });
    await band.getByRole('button', { name: 'Verificar mis números' }).click();
    await band.getByRole('textbox', { name: 'Cédula' }).fill(buyer.nationalId);
    const ending = onlyDigits(buyer.phone).slice(-4);
    await band.getByRole('textbox', { name: 'Últimos 4 dígitos de tu teléfono' }).fill(ending);
    await band.getByRole('button', { name: 'Consultar' }).click();
    await expect(band.getByRole('status').getByRole('listitem')).toContainText([number]);
    await other.close();
  });
});
