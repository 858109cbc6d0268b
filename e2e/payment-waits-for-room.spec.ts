import { expect, test } from './fixtures/own-shop';
import { Payment } from './pages/payment';
import { buyByApi } from './support/buy-by-api';
import { newBuyer } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

const MINUTE = 60_000;

test('a buyer over the limit of an address is asked to wait, and registered by itself when there is capacity @purchase', async ({
  openShop,
  clock,
  passTime,
  page,
}) => {
  await passTime(0);
  const { url, demo, log } = await openShop({ clock });
  const { rifid } = await demo.control.createRaffle({ tickets: 900 });
  const neighbour = newBuyer();
  for (const reference of ['1001', '1002', '1003', '1004']) {
    const { text } = await buyByApi(url, rifid, { ...neighbour, reference }, 50);
    expect(JSON.parse(text)).toMatchObject({ outcome: { state: 'registered' } });
  }

  const payment = new Payment(page);
  const buyer = newBuyer();
  await page.goto(`${url}/rifa/${rifid}?n=803,807`);
  await payment.reopen();
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('Recibido, en espera')).toBeVisible();
  await expect(payment.dialog).toContainText('Tus números todavía no están apartados.');
  await expect(payment.dialog).toContainText('No vuelvas a pagar.');
  const message = new URL((await payment.whatsapp.getAttribute('href')) ?? '').searchParams;
  expect(message.get('text')).toMatch(/quedó en espera\.\nNúmeros: 803, 807\n/);
  expect(await purchasesSent(demo.control, rifid)).toBe(4);
  expect(log()).toContain('purchases-wait-for-room');
  await expect
    .poll(async () => (await fetch(`${demo.apiUrl}/whatsapp/messages`)).text())
    .toContain('desde una misma conexión se apartaron muchos números');

  await passTime(5 * MINUTE);
  await expect(payment.panel('Recibido, en espera')).toBeVisible();
  expect(await purchasesSent(demo.control, rifid)).toBe(4);

  await payment.button('Revisar mis datos').click();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await expect(payment.preview).toBeVisible();
  await payment.submit.click();
  await expect(payment.panel('Recibido, en espera')).toBeVisible();

  await passTime(7 * MINUTE);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog).toContainText('803, 807');
  expect(await purchasesSent(demo.control, rifid)).toBe(5);
});
