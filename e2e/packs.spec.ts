import { expect, test } from './fixtures/shop';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

const numbers = Array.from({ length: 20 }, (_, index) => `0${100 + index}`);

const raffle = {
  monto: 5,
  tickets: numbers,
  botones: [
    { name: 'Combo', qty: 5, monto: 20 },
    { name: 'Combo grande', qty: 10, monto: 35 },
  ],
  metodos: [{ name: 'Pago Móvil', cuenta: 'Banco: 0102', tasa: 100, moneda: 'VES' }],
};

const BASE = '≈\u00a0$30';
const CONVERTED = 'Bs\u00a03.000,00';

test('seven numbers cost a pack of five and two more: the same total is shown, charged and on the ticket @purchase @generation-2', async ({
  page,
  admin,
  openPicker,
  buyer,
  payment,
  picker,
  quickPurchase,
}) => {
  const rifid = await openPicker(raffle);
  await expect(quickPurchase.offer(5)).toHaveText(/Bs\s2\.000,00\s≈\s\$20\sAhorras\sBs\s500,00/);
  await expect(quickPurchase.offer(10)).toHaveText(
    /Bs\s3\.500,00\s≈\s\$35\sAhorras\sBs\s1\.500,00/,
  );

  await picker.take(...numbers.slice(0, 7));
  await expect(picker.bar).toContainText(BASE);
  const hint = 'Agrega 3 y llévate el combo de 10 por Bs\u00a03.500,00';
  await expect(picker.bar).toContainText(hint);
  const announced = page.getByRole('status').getByText(hint).locator('xpath=..');
  expect(await announced.boundingBox()).toMatchObject({ width: 1, height: 1 });

  await payment.tapPay();
  await expect(payment.dialog).toContainText('1 combo de 5: $20 + 2 números × $5');
  await expect(payment.dialog.getByText(BASE.replace('≈', '=')).first()).toBeVisible();
  await expect(payment.dialog.getByText(CONVERTED).first()).toBeVisible();
  await payment.goOn();
  await expect(payment.amount).toHaveValue('3000,00');
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await admin.purchases(rifid)).toEqual([
    expect.objectContaining({ monto: 3000, numeros: numbers.slice(0, 7) }),
  ]);

  const ticket = payment.dialog.getByRole('link', { name: 'Ver mi boleto digital' });
  await page.goto((await ticket.getAttribute('href')) ?? '');
  const facts = page.getByRole('article');
  await expect(facts).toContainText(CONVERTED);
  await expect(facts).toContainText(BASE);
});

test('a purchase of packs without an answer is reported as registered @purchase @faults @generation-2', async ({
  admin,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(numbers.slice(0, 7), raffle);
  await admin.addFault({
    path: '/api/tickets/payments/online',
    method: 'POST',
    match: rifid,
    kind: 'cut-after',
  });
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('fewer than the least numbers cannot be paid, more than the most cannot be chosen @generation-2', async ({
  page,
  openPicker,
  payment,
  picker,
}) => {
  await openPicker({ ...raffle, botones: [], min: 3, max: 4 });
  await picker.take(...numbers.slice(0, 2));
  await expect(picker.bar).toContainText('La compra mínima es de 3 números: te falta 1');
  await expect(picker.pay).toBeDisabled();
  await picker.take(...numbers.slice(2, 5));
  await expect(page.getByText('El limite maximo de compra es de 4 tickets')).toBeVisible();
  await expect(picker.chips.getByRole('listitem')).toHaveCount(4);

  await payment.tapPay();
  await payment.showNumbers();
  for (const number of numbers.slice(0, 2)) {
    await payment.dialog.getByRole('button', { name: `Quitar ${number}` }).click();
  }
  await expect(payment.dialog.getByText('La compra mínima es de 3 números')).toBeVisible();
  await expect(payment.onward).toBeHidden();
});

test('a raffle with fewer free numbers than the smallest purchase offers no purchase @generation-2', async ({
  page,
  openPicker,
  picker,
}) => {
  await openPicker({
    ...raffle,
    botones: [],
    min: 3,
    pagados: numbers.slice(0, 18),
  });
  await expect(page.getByText('Quedan menos de 3 números')).toBeVisible();
  await expect(picker.cells().first()).toBeDisabled();
  await expect(picker.button('Elegir al azar')).toBeDisabled();
});
