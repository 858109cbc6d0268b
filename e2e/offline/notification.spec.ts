import { expect, outcomeNotice, test } from '../fixtures/background-sync';
import { tapNotification } from '../support/tap-notification';

test('one notification reports the outcome with the shop closed, and opens the ticket', async ({
  context,
  sync,
  reconnect,
  notifications,
  left,
}) => {
  expect(left).not.toBe('');
  await reconnect();
  await sync.wakeWorker();
  const shown = { title: 'Tu pago quedó registrado', body: 'Tus números: 0427, 0815' };
  await expect.poll(notifications).toEqual([shown]);
  expect(await tapNotification(context)).toMatch(/^\/boleto\//);
  await expect.poll(notifications).toEqual([]);
});

test('a notification that needs a tap says not to pay again, opens the raffle, and nothing is tried again', async ({
  context,
  line,
  admin,
  sync,
  reconnect,
  notifications,
  left,
}) => {
  await admin.setTickets(left, ['0815'], 'Apartado');
  await reconnect();
  await sync.wakeWorker();
  const shown = { title: 'Mira cómo quedó tu pago', body: 'No vuelvas a pagar: toca aquí.' };
  await expect.poll(notifications).toEqual([shown]);
  expect(await tapNotification(context)).toBe(`/rifa/${left}`);
  await sync.wakeWorker();
  const later = await context.newPage();
  await later.goto('/home');
  await expect(outcomeNotice(later)).toContainText('Todavía no está registrado');
  expect(line.requests('POST /api/raffles/')).toBe(1);
});

test.describe('a visitor not asked yet', () => {
  // Nobody can answer the browser's own prompt here.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      let permission: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => (permission = 'granted');
    }),
  );

  test('is asked for permission by a tap on the waiting payment, and not before', async ({
    page,
    payment,
    fillPayment,
    untilWorker,
    cutOff,
  }) => {
    await fillPayment(['0427']);
    await untilWorker();
    const offer = payment.button('Avísame cuando se envíe');
    await expect(offer).toHaveCount(0);
    await cutOff();
    await payment.submit.click();
    await expect(payment.dialog).toContainText('Se envía solo cuando vuelva la señal');
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    await offer.click();
    await expect(payment.button('Te avisamos cuando se envíe')).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
