import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startPushService, type PushService } from '@/lib/testing/push-service';
import { expect, test as ownShop } from './fixtures/own-shop';
import { Payment } from './pages/payment';
import { expectAccessible } from './support/axe';
import { wholeBrowser } from './support/launch-options';
import { newBuyer, onlyDigits } from './support/new-buyer';
import { plain } from './support/buy-ticket';
import { capture } from './support/receipts';
import { tapNotification } from './support/tap-notification';

const MINUTE = 60_000;
const OFFER = 'Avísame cuando confirmen mi pago y cuando salga el ganador';

const test = ownShop.extend<{ dataFolder: string; service: PushService }>({
  launchOptions: [wholeBrowser(), { scope: 'worker' }],
  permissions: ['notifications'],
  serviceWorkers: 'allow',
  dataFolder: async ({}, run) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'push-story-'));
    await run(folder);
    rmSync(folder, { recursive: true });
  },
  service: async ({}, run) => {
    const service = await startPushService();
    await run(service);
    service.stop();
  },
});

/** The sandbox of a story reaches no push service, so the browser's part is the service's own phone. */
async function usePhone(page: Page, { endpoint, p256dh, auth }: ReturnType<PushService['phone']>) {
  const device = { endpoint, keys: { p256dh, auth } };
  await page.addInitScript((given) => {
    const subscribed = () =>
      localStorage.getItem('subscribed') && {
        endpoint: given.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => given,
        unsubscribe: async () => localStorage.removeItem('subscribed'),
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed() || null,
      subscribe: async () => {
        localStorage.setItem('subscribed', '1');
        return subscribed();
      },
    });
  }, device);
}

/** Hands the message to the page's worker, as the browser does. */
async function deliver(page: Page, message: object) {
  const devTools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await found,
    data,
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

test('a buyer is told of the confirmation, opens the ticket from it, and turns it off @purchase', async ({
  openShop,
  clock,
  dataFolder,
  service,
  page,
}) => {
  const variables = {
    DATA_DIR: dataFolder,
    TICKET_SECRET: 'of-this-story-and-of-nobody-else-at-all',
  };
  const { url, demo } = await openShop({ clock, variables });
  const { rifid } = await demo.control.createRaffle({
    name: 'Moto',
    tickets: ['0427', '0815', '1234'],
  });
  const phone = service.phone();
  await usePhone(page, phone);
  const buyer = newBuyer();
  const payment = new Payment(page);
  await page.goto(`${url}/rifa/${rifid}?n=0427`);
  await payment.reopen();
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await payment.button(OFFER).click();
  await expect(payment.dialog.getByText('Te avisaremos en este teléfono.')).toBeVisible();
  await expectAccessible(page);
  await payment.dialog.getByRole('link', { name: 'Ver mi boleto digital' }).click();
  const off = page.getByRole('button', { name: 'Ya no me avises' });
  await expect(off).toBeVisible();
  await expectAccessible(page);
  const ticket = new URL(page.url()).pathname;

  const { nationalId } = plain(buyer);
  await demo.control.setTickets(rifid, ['0427'], 'Pagado', { cedula: nationalId });
  await expect(async () => {
    clock.pass(5 * MINUTE);
    expect(phone.messages).not.toEqual([]);
  }).toPass({ intervals: [3000] });
  const [message] = phone.messages;
  expect(message).toMatchObject({ title: 'Tu pago está confirmado', path: ticket });
  expect(JSON.stringify(message)).not.toContain(onlyDigits(buyer.nationalId));

  await page.goto(`${url}/home`);
  await deliver(page, message ?? {});
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Tu pago está confirmado', body: 'Tus números de Moto: 0427.\n¡Suerte!' }]);
  expect(await tapNotification(page.context())).toBe(ticket);

  await page.goto(url + ticket);
  await off.click();
  await expect(page.getByText('Ya no te avisaremos.')).toBeVisible();
  await page.reload();
  const on = page.getByRole('button', { name: OFFER });
  await on.click();
  await expect(off).toBeVisible();

  await page.goto(`${url}/rifa/${rifid}?n=0815`);
  await payment.reopen();
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await payment.erase();
  expect((await ended).status()).toBe(200);
  await page.goto(url + ticket);
  await expect(on).toBeVisible();
});
