import type { DemoControl } from '@/lib/testing/demo-control';
import { expect, test as shop } from './fixtures/shop';
import type { Payment } from './pages/payment';
import { expectReadableInDark } from './support/axe';
import { waitingFlags } from './support/draft-flags';
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

for (const { status } of [{ status: 413 }, { status: 502 }, { status: 200 }]) {
  test(`a purchase that a gateway always answers with ${status} is sent five times, then by a tap @purchase @faults`, async ({
    page,
    admin,
    buyer,
    payment,
    gateway,
    fillPayment,
  }) => {
    await page.clock.install();
    const rifid = await fillPayment(['0427', '0815']);
    gateway.refuse({ status, body: '<h1>Algo</h1>' });
    await payment.submit.click();
    await expect(payment.panel('Tu envío no llegó a la tienda')).toBeVisible();
    await expect(payment.dialog).toContainText('no se pierde. No vuelvas a pagar.');
    await expect(payment.dialog).not.toContainText(/Algo|error/);
    await expectReadableInDark(page);
    const givenUp = payment.panel('Tu red no dejó pasar el envío');
    await lookUntil(page, { asks: /\/raffles\/\w+\/payments$/, shown: givenUp, stepMs: 240_000 });
    await expect(payment.dialog).toContainText('no se pierde. No vuelvas a pagar.');
    const chat = await payment.whatsapp.getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(buyer.reference);
    await page.clock.fastForward('23:00:00');
    expect(gateway.sendings()).toBe(5);

    gateway.refuse(null);
    await payment.button('Enviar de nuevo').click();
    await expectRegisteredOnce(payment, admin, rifid);
  });
}

test('a purchase that a gateway always answers is given up with the tab closed, and the next page says so @purchase @faults', async ({
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
  await expect.poll(() => waitingFlags(other)).not.toEqual([]);
  await other.close();
  await page.close();
  gateway.refuse({ status: 403 });
  await context.setOffline(false);
  const later = await context.newPage();
  await later.clock.install();
  await later.goto('/contact');
  const outcome = later.getByRole('complementary', { name: 'Cómo quedó tu pago' });
  await expect(async () => {
    await later.clock.fastForward(240_000);
    await expect(outcome).toContainText('No vuelvas a pagar. Todavía no está registrado', {
      timeout: 500,
    });
  }).toPass();
  await later.goto('/home');
  await expect(outcome).toBeVisible();
  expect(gateway.sendings()).toBe(5);
});
