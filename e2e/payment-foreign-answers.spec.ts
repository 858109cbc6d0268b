import type { DemoControl } from '@/lib/testing/demo-control';
import { expect, test as shop } from './fixtures/shop';
import type { Payment } from './pages/payment';
import { expectReadableInDark } from './support/axe';
import { lookUntil } from './support/look-until';
import { purchasesSent } from './support/purchases-sent';
import { startRefusingProxy, type RefusingProxy } from './support/refusing-proxy';

type Fixtures = {
  /** A proxy between the story's page and the shop. */
  gateway: RefusingProxy;
};

const test = shop.extend<Fixtures>({
  gateway: async ({ served }, run) => {
    const gateway = await startRefusingProxy(served.url);
    await run(gateway);
    await gateway.close();
  },
  baseURL: ({ gateway }, run) => run(gateway.url),
  expectedErrors: [/Failed to load resource/],
});

/** The one desired outcome, whatever is in between. */
async function expectRegisteredOnce(payment: Payment, admin: DemoControl, rifid: string) {
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
}

const DAY_HOURS = 24;
const TURNED_AWAY = 'Algo en el camino no dejó pasar tu pago';

test.describe('a permanent refusal ends the sending, with everything stored', () => {
  for (const { status, body } of [
    { status: 413 },
    { status: 403 },
    { status: 405, body: '{"message":"Method Not Allowed"}' },
  ]) {
    test(`${status} by a gateway @purchase @faults`, async ({
      page,
      admin,
      buyer,
      payment,
      gateway,
      fillPayment,
    }) => {
      await page.clock.install();
      const rifid = await fillPayment(['0427', '0815']);
      gateway.refuse({ status, body });
      await payment.submit.click();
      await expect(payment.panel(TURNED_AWAY)).toBeVisible();
      await expect(payment.dialog).toContainText('sigue siendo válido. No vuelvas a pagar.');
      await expect(payment.dialog).toContainText(`rechazó el envío (error ${status})`);
      await expectReadableInDark(page);
      const chat = await payment.whatsapp.getAttribute('href');
      const message = new URL(chat ?? '').searchParams.get('text');
      expect(message).toContain(`(error ${status})`);
      expect(message).toContain(buyer.reference);
      for (let hour = 0; hour < DAY_HOURS; hour += 1) await page.clock.fastForward('01:00:00');
      expect(gateway.sendings().times).toBe(1);

      gateway.refuse(null);
      const way = status === 413 ? 'Cambiar el comprobante' : 'Revisar mis datos';
      await payment.button(way).click();
      await expect(payment.field('Nombre')).toHaveValue(buyer.name);
      await expect(payment.preview).toBeVisible();
      await payment.submit.click();
      await expectRegisteredOnce(payment, admin, rifid);
    });
  }
});

test.describe('a temporary failure is sent again by itself, with longer pauses', () => {
  for (const { status, headers } of [
    { status: 502 },
    { status: 429, headers: { 'Retry-After': '600' } },
  ]) {
    test(`${status} by a gateway, then none @purchase @faults`, async ({
      page,
      admin,
      payment,
      gateway,
      fillPayment,
    }) => {
      await page.clock.install();
      const rifid = await fillPayment(['0427']);
      gateway.refuse({ status, headers });
      await payment.submit.click();
      await expect(payment.panel('La tienda no contesta')).toBeVisible();
      await expect(payment.dialog).toContainText('sigue siendo válido. No vuelvas a pagar.');
      await expect(payment.dialog).toContainText(`(error ${status})`);
      await expectReadableInDark(page);
      let looks = 0;
      page.on('requestfinished', (request) => {
        if (request.url().includes('/api/payments/')) looks += 1;
      });
      // The second look-up comes when an attempt made after the first one would be over. The page plans the next one a
      // moment after each answer, hence small steps.
      await expect(async () => {
        await page.clock.fastForward(2000);
        expect(looks).toBeGreaterThan(1);
      }).toPass({ intervals: [100] });
      expect(gateway.sendings().times).toBe(1);

      gateway.refuse(null);
      await lookUntil(page, {
        asks: /\/raffles\/\w+\/payments$/,
        shown: payment.panel('¡Pago registrado!'),
        stepMs: 11 * 60_000,
      });
      await expectRegisteredOnce(payment, admin, rifid);
      expect(gateway.sendings().times).toBe(2);
    });
  }
});

test('a purchase that arrived despite a gateway’s 504 is reported, and not sent again @purchase @faults', async ({
  page,
  admin,
  payment,
  gateway,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427']);
  await page.route(/\/raffles\/\w+\/payments$/, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504</h1>' });
  });
  await payment.submit.click();
  await expectRegisteredOnce(payment, admin, rifid);
  expect(gateway.sendings().times).toBe(1);
});

test('a gateway’s permanent refusal with the tab closed is sent once and shown on the next page @purchase @faults', async ({
  context,
  page,
  payment,
  gateway,
  fillPayment,
}) => {
  await fillPayment(['0427']);
  const other = await context.newPage();
  await other.goto('/contact');
  await context.setOffline(true);
  await payment.submit.click();
  await expect(payment.panel('Sin señal')).toBeVisible();
  const flags = () =>
    other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')));
  await expect.poll(flags).not.toEqual([]);
  await page.close();
  gateway.refuse({ status: 403 });
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/contact');
  const told = later.getByRole('complementary', { name: 'Cómo quedó tu pago' });
  await expect(told).toContainText('Tu pago no se pierde. Todavía no está registrado');
  await later.goto('/home');
  await expect(told).toBeVisible();
  expect(gateway.sendings().times).toBe(1);
});

for (const [what, change] of Object.entries({
  'rewrites Host': () => ({ host: '127.0.0.1:1' }),
  'writes Host in capitals and with a port': () => ({ host: 'LOCALHOST:443' }),
  'leaves Origin: null': () => ({ origin: 'null' }),
})) {
  test(`a purchase behind a proxy that ${what} is registered @purchase @faults`, async ({
    admin,
    payment,
    gateway,
    fillPayment,
  }) => {
    gateway.rewrite((headers) => ({ ...headers, ...change() }));
    const rifid = await fillPayment(['0427']);
    await payment.submit.click();
    await expectRegisteredOnce(payment, admin, rifid);
  });
}

test('cookies of other apps do not block a purchase @purchase @faults', async ({
  context,
  payment,
  gateway,
  fillPayment,
}) => {
  const at = { url: gateway.url };
  await context.addCookies([
    { ...at, name: 'XSRF-TOKEN', value: '100%' },
    { ...at, name: 'XSRF-TOKEN', value: `"${'a'.repeat(80)}"`, url: `${gateway.url}/rifa` },
    { ...at, name: 'shop-XSRF-TOKEN', value: 'of-another-form' },
  ]);
  await fillPayment(['0427']);
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});
