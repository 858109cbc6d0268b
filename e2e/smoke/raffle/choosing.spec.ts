import type { Raffle } from '@/lib/raffle/types';
import { expect, test } from '../../fixtures/any-shop';
import { expectReadable } from '../../support/axe';
import { newBuyer, onlyDigits } from '../../support/new-buyer';
import { fewNumbers } from '../../support/open-raffles';
import { capture } from '../../support/receipts';

/**
 * The price of this many numbers at a rate: packs from the largest down, then single numbers, rounded once, half a cent
 * up. It is computed here independently, so that the shop's own sum does not check itself.
 */
function expectedTotal(
  { price, packs }: Pick<Raffle, 'price' | 'packs'>,
  quantity: number,
  rate: number,
): number {
  let left = quantity;
  let total = 0;
  for (const pack of [...packs].sort((one, other) => other.quantity - one.quantity)) {
    total += Math.floor(left / pack.quantity) * pack.price;
    left %= pack.quantity;
  }
  const cents = (total + left * price) * rate * 100;
  return Math.round(Number(cents.toPrecision(14))) / 100;
}

/** `Bs 1.234,50` is 1234.5. */
const amountIn = (text: string): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

test('chosen numbers cost what the raffle says; the payment opens, names missing fields and closes @smoke', async ({
  openRaffle,
  page,
  payment,
  picker,
}) => {
  const quantity = fewNumbers(openRaffle);
  const totalAt = (rate: number) => expectedTotal(openRaffle, quantity, rate);
  await picker.open(openRaffle.id);
  const numbers = await picker.takeSome(quantity);
  for (const number of numbers) await expect(picker.chip(number)).toBeVisible();
  await expect(picker.bar).toContainText(new RegExp(`${quantity} números?`));
  const inBar = amountIn(await picker.bar.getByRole('strong').innerText());
  expect([1, ...openRaffle.methods.map(({ rate }) => rate)].map(totalAt)).toContain(inBar);

  await payment.tapPay();
  await payment.showNumbers();
  for (const number of numbers) {
    await expect(payment.dialog.getByText(number).first()).toBeVisible();
  }
  const total = payment.dialog.getByRole('paragraph').filter({ hasText: /^Total / });
  for (const { id, name, rate } of openRaffle.methods) {
    await payment.method.selectOption(id);
    await expect
      .poll(async () => amountIn(await total.innerText()), `the total by ${name}`)
      .toBe(totalAt(rate));
  }
  await expectReadable(page);
  await payment.goOn();
  expect(amountIn(await payment.amount.inputValue())).toBe(
    totalAt(openRaffle.methods.at(-1)!.rate),
  );
  await payment.submit.click();
  await expect(payment.receipt).toBeFocused();
  await expect(payment.field('Nombre')).toHaveAccessibleDescription(/Este campo es obligatorio/);

  await page.keyboard.press('Escape');
  await expect(payment.dialog).toBeHidden();
  for (const number of numbers) await picker.button(`Quitar ${number}`).click();
  await expect(picker.bar).toBeHidden();
});

test('numbers are bought, have their ticket and their buyer, and are nobody else’s @smoke @purchase', async ({
  browser,
  digitalTicket,
  page,
  payment,
  picker,
  testRaffle,
}, { config, project }) => {
  await picker.open(testRaffle.id);
  // Two screens that buy at the same time would take the same numbers from each other.
  const screen = config.projects.findIndex(({ name }) => name === project.name);
  const numbers = await picker.takeSome(testRaffle.minPerPurchase, screen / config.projects.length);
  await payment.reopen();
  const buyer = {
    ...newBuyer(),
    reference: String(Date.now()),
    name: 'Prueba automática',
    address: 'Compra de prueba',
  };
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  const link = payment.dialog.getByRole('link', { name: 'Ver mi boleto digital' });
  const ticket = (await link.getAttribute('href')) ?? '';
  await payment.finish();
  for (const number of numbers) {
    await expect(picker.number(`${number}, apartado`)).toBeVisible();
  }
  await expect(page.getByText('Pago sin terminar')).toBeHidden();

  await test.step('its digital ticket', async () => {
    await page.goto(ticket);
    const own = digitalTicket.numbers('en revisión').getByRole('listitem');
    await expect(own).toHaveText(numbers);
  });

  await test.step('asked for on another phone', async () => {
    const other = await browser.newPage();
    await other.goto(`/rifa/${testRaffle.id}`);
    const band = other.getByRole('region', { name: '¿Ya compraste?' });
    await band.getByRole('button', { name: 'Verificar mis números' }).click();
    await band.getByRole('textbox', { name: 'Cédula' }).fill(buyer.nationalId);
    const ending = onlyDigits(buyer.phone).slice(-4);
    await band.getByRole('textbox', { name: 'Últimos 4 dígitos de tu teléfono' }).fill(ending);
    await band.getByRole('button', { name: 'Consultar' }).click();
    await expect(band.getByRole('status').getByRole('listitem')).toContainText(numbers);
    await other.close();
  });
});
