import { expect, test } from './fixtures/own-shop';
import { Payment } from './pages/payment';
import { buyByApi } from './support/buy-by-api';
import { newBuyer } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

const MINUTE = 60_000;

test.use({ expectedErrors: [/Failed to load resource/] });

test('a buyer over the limit of an address keeps everything, and is registered by itself when its time is over @purchase', async ({
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
  const limited = payment.panel('Recibimos demasiados intentos');
  await expect(limited).toBeVisible();
  await expect(payment.dialog).toContainText('Tus números se apartan cuando llega tu pago.');
  await expect(payment.dialog).toContainText('No vuelvas a pagar.');
  const message = new URL((await payment.whatsapp.getAttribute('href')) ?? '').searchParams;
  expect(message.get('text')).toMatch(/Ya pagué.*\n.*\nNúmeros: 803, 807\n/);
  expect(await purchasesSent(demo.control, rifid)).toBe(4);
  expect(log()).toContain('"rule":"reserved-numbers"');

  await passTime(5 * MINUTE);
  await expect(limited).toBeVisible();
  await payment.button('Revisar mis datos').click();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await expect(payment.preview).toBeVisible();
  await payment.submit.click();
  await expect(limited).toBeVisible();
  expect(await purchasesSent(demo.control, rifid)).toBe(4);

  await passTime(7 * MINUTE);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog).toContainText('803, 807');
  expect(await purchasesSent(demo.control, rifid)).toBe(5);
});
