import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test as shop } from './fixtures/shop';
import { Payment } from './pages/payment';
import { purchasesSent, watchSendings } from './support/purchases-sent';
import { draftFlags, waitingFlags } from './support/draft-flags';

const SENDING = /\/raffles\/\w+\/payments$/;
const ENDED = 'Cómo quedó tu pago';

type Fixtures = {
  /** A purchase tapped without a network; the id of its raffle. */
  kept: string;
};

const test = shop.extend<Fixtures>({
  kept: async ({ context, payment, fillPayment }, run) => {
    const rifid = await fillPayment(['0427', '0815']);
    await keepWithoutLine(context, payment);
    await run(rifid);
  },
});

test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

async function tapOffline(context: BrowserContext, payment: Payment) {
  await context.setOffline(true);
  await payment.submit.click();
  await expect(payment.panel('Sin señal')).toBeVisible();
}

/** Also reads the flag in another tab: a tab closed at that moment loses what it has just written. */
async function keepWithoutLine(context: BrowserContext, payment: Payment) {
  const other = await context.newPage();
  await other.goto('/contact');
  await tapOffline(context, payment);
  await expect.poll(() => waitingFlags(other)).not.toEqual([]);
  await other.close();
}

const notice = (page: Page, name: string) => page.getByRole('complementary', { name });

/** Opens the shop in another tab once there is a network, which sends what waits there. */
async function comeBack(context: BrowserContext) {
  await context.setOffline(false);
  const later = new Payment(await context.newPage());
  await later.page.goto('/home');
  return { later, outcome: notice(later.page, ENDED) };
}

async function lookAtPayment(outcome: Locator) {
  await outcome.getByRole('link', { name: 'Ir a la rifa' }).click();
  await outcome.getByRole('button', { name: 'Ver mi pago' }).click();
}

/** The browser reports a network, without a pause that a story would have to wait for. */
const tellLine = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('a payment tapped offline is stored, says so with the money first, and is sent once automatically @purchase @faults @both-generations', async ({
  context,
  page,
  admin,
  payment,
  kept,
}) => {
  await expect(payment.dialog).toContainText('no se pierde. No vuelvas a pagar.');
  await expect(payment.dialog).toContainText('guardado en este teléfono, con tu comprobante');
  await expect(payment.dialog).toContainText('Se envía solo cuando vuelva la señal.');
  const sendings = watchSendings(page);
  await context.setOffline(false);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(sendings()).toBe(1);
  expect(await purchasesSent(admin, kept)).toBe(1);
  expect(await waitingFlags(page)).toEqual([]);
});

test('a payment of a closed tab is sent when any page opens, and its outcome stays until it is read @purchase @faults', async ({
  context,
  page,
  admin,
  kept,
}) => {
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/contact');
  const outcome = notice(later, ENDED);
  await expect(outcome).toContainText('Tu pago quedó registrado. Son tuyos: 0427, 0815.');
  expect(await purchasesSent(admin, kept)).toBe(1);
  await later.goto('/home');
  await outcome.getByRole('link', { name: 'Ver mi boleto digital' }).click();
  await expect(later).toHaveURL(/\/boleto\//);
  // The ticket tells it, so that no notice covers it.
  await expect.poll(() => draftFlags(later)).toEqual([]);
  await expect(outcome).toHaveCount(0);
  await later.goto(`/rifa/${kept}`);
  await expect(later.getByText('Tus números').first()).toBeVisible();
  await expect(outcome).toHaveCount(0);
  expect(await purchasesSent(admin, kept)).toBe(1);
});

test('a tab that was open before the tap sends the payment of a closed one, and tells how it ended @purchase @faults', async ({
  context,
  page,
  admin,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427']);
  const before = await context.newPage();
  await before.goto('/home');
  await tapOffline(context, payment);
  await expect.poll(() => waitingFlags(before)).toHaveLength(1);
  await page.close();
  await context.setOffline(false);
  await tellLine(before);
  await expect(notice(before, ENDED)).toContainText('Tu pago quedó registrado. Es tuyo el 0427.');
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('“Cancelar este envío” takes the payment back: nothing is sent before the next tap @purchase @faults', async ({
  context,
  page,
  admin,
  buyer,
  payment,
  kept,
}) => {
  const sendings = watchSendings(page);
  await payment.button('Cancelar este envío').click();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await expect(payment.preview).toBeVisible();
  await context.setOffline(false);
  await tellLine(page);
  await expect.poll(() => waitingFlags(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar tu pago' }).click();
  await expect(payment.preview).toBeVisible();
  expect(sendings()).toBe(0);
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, kept)).toBe(1);
});

test('a number taken meanwhile is reported, the money first, and the payment shows the next steps @purchase @faults @both-generations', async ({
  context,
  page,
  admin,
  kept,
}) => {
  await page.close();
  await admin.setTickets(kept, ['0815'], 'Apartado');
  const { later, outcome } = await comeBack(context);
  await expect(outcome).toContainText('Tu pago no se pierde. No vuelvas a pagar.');
  await lookAtPayment(outcome);
  await expect(later.panel('El 0815 ya lo había apartado otra persona')).toBeVisible();
  expect(await purchasesSent(admin, kept)).toBe(0);
  await later.button('Cambiar por el 1234 y enviar').click();
  await expect(later.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, kept)).toBe(1);
});

test('two tabs that open at once send once, and both report it @purchase @faults', async ({
  context,
  page,
  admin,
  kept,
}) => {
  await page.close();
  await context.setOffline(false);
  let sendings = 0;
  await context.route(SENDING, (route) => {
    sendings += 1;
    return route.continue();
  });
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/contact')));
  for (const tab of tabs) {
    await expect(notice(tab, ENDED)).toContainText('Tu pago quedó registrado.');
  }
  expect(sendings).toBe(1);
  expect(await purchasesSent(admin, kept)).toBe(1);
});

for (const [when, { drawnMs, isRegistered }] of Object.entries({
  'seconds after it': { drawnMs: 20_000, isRegistered: true },
  'minutes after it': { drawnMs: 5 * 60_000, isRegistered: false },
})) {
  test(`a payment that waited over the draw and arrives ${when} is ${isRegistered ? 'registered' : 'told that the draw has passed'} @purchase @faults`, async ({
    context,
    page,
    admin,
    payment,
    fillPayment,
  }) => {
    // The phone's clock tells when it was tapped.
    const waitedMs = drawnMs + 60_000;
    await context.clock.install({ time: Date.now() - waitedMs });
    const rifid = await fillPayment(['0427'], { tickets: ['0427', '0815'] });
    await tapOffline(context, payment);
    await admin.changeRaffle(rifid, { fecha: new Date(Date.now() - drawnMs).toISOString() });
    await context.clock.fastForward(waitedMs);
    await context.setOffline(false);
    await tellLine(page);
    await expect(
      payment.panel(isRegistered ? '¡Pago registrado!' : 'El sorteo ya pasó'),
    ).toBeVisible();
    expect(await purchasesSent(admin, rifid)).toBe(isRegistered ? 1 : 0);
    if (isRegistered) return;
    await expect(payment.dialog).toContainText('no pierdes lo que pagaste');
    await expect(
      payment.dialog.getByRole('link', { name: 'Pedir la devolución por WhatsApp' }),
    ).toBeVisible();
  });
}
