import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test as shop } from './fixtures/shop';
import { Payment } from './pages/payment';
import { purchasesSent, watchSendings } from './support/purchases-sent';
import { draftFlags, waitingFlags } from './support/draft-flags';

const SENDING = /\/raffles\/\w+\/payments$/;
const LOOK_UP = '**/api/payments/*';
const ENDED = 'Cómo quedó tu pago';
const HOUR_MS = 3_600_000;

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
  return { later, told: notice(later.page, ENDED) };
}

async function lookAtPayment(told: Locator) {
  await told.getByRole('link', { name: 'Ir a la rifa' }).click();
  await told.getByRole('button', { name: 'Ver mi pago' }).click();
}

/** The browser reports a network, without a pause that a story would have to wait for. */
const tellLine = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('a corrected reference is sent when the signal is back, whatever the shop said of the first @purchase', async ({
  context,
  admin,
  buyer,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815']);
  await admin.setTickets(rifid, ['1234'], 'Apartado', {
    nombre: 'Otra persona',
    cedula: 'V999',
    referencia: buyer.reference,
  });
  await payment.submit.click();
  await expect(payment.panel('Esa referencia ya está registrada')).toBeVisible();
  await payment.button('Corregir la referencia').click();
  await payment.field('Referencia').fill('777888');
  await tapOffline(context, payment);
  await context.setOffline(false);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test('a payment tapped offline is stored, says so with the money first, and is sent once automatically @purchase @faults @both-generations', async ({
  context,
  page,
  admin,
  payment,
  kept,
}) => {
  await expect(payment.dialog).toContainText('sigue siendo válido. No vuelvas a pagar.');
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
  const told = notice(later, ENDED);
  await expect(told).toContainText('Tu pago quedó registrado. Son tuyos: 0427, 0815.');
  expect(await purchasesSent(admin, kept)).toBe(1);
  await later.goto('/home');
  await told.getByRole('link', { name: 'Ver mi boleto digital' }).click();
  await expect(later).toHaveURL(/\/boleto\//);
  // The ticket tells it, so that no notice covers it.
  await expect.poll(() => draftFlags(later)).toEqual([]);
  await expect(told).toHaveCount(0);
  await later.goto(`/rifa/${kept}`);
  await expect(later.getByText('Tus números').first()).toBeVisible();
  await expect(told).toHaveCount(0);
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

test('a cancelled upload is not sent after the payment is closed @purchase @faults', async ({
  context,
  page,
  admin,
  buyer,
  payment,
  openPayment,
}) => {
  const rifid = await openPayment(['0427']);
  const other = await context.newPage();
  await other.goto('/contact');
  await payment.sendSlowly(buyer);
  await expect.poll(() => waitingFlags(other)).not.toEqual([]);
  await payment.button('Cancelar envío').click();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await expect.poll(() => waitingFlags(other)).toEqual([]);
  const sendings = watchSendings(page);
  await payment.button('Cerrar').click();
  await expect(notice(page, 'Pago sin terminar')).toContainText('0427');
  await tellLine(page);
  await page.goto('/contact');
  expect(sendings()).toBe(0);
  expect(await purchasesSent(admin, rifid)).toBe(0);
});

test('the notice of a page that is offline too takes the payment back @faults', async ({
  context,
  page,
  payment,
  kept,
}) => {
  await payment.button('Cerrar y esperar').click();
  const waits = notice(page, 'Pago guardado');
  await expect(waits).toContainText('Tu pago está guardado en este teléfono.');
  await expect(waits).toContainText('No vuelvas a pagar. 0427, 0815');
  const sendings = watchSendings(page);
  await waits.getByRole('button', { name: 'Cancelar este envío' }).click();
  await expect(waits).toHaveCount(0);
  await expect(notice(page, 'Pago sin terminar')).toContainText('0427, 0815');
  await context.setOffline(false);
  await page.goto(`/rifa/${kept}`);
  await expect(notice(page, 'Pago sin terminar')).toBeVisible();
  expect(sendings()).toBe(0);
});

test('a number taken meanwhile is reported, the money first, and the payment shows the next steps @purchase @faults @both-generations', async ({
  context,
  page,
  admin,
  kept,
}) => {
  await page.close();
  await admin.setTickets(kept, ['0815'], 'Apartado');
  const { later, told } = await comeBack(context);
  await expect(told).toContainText('Tu pago sigue siendo válido. No vuelvas a pagar.');
  await expect(told).toContainText('cambia el 0815, que ya apartó otra persona');
  await lookAtPayment(told);
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

test('a payment that may have left is sent again only when the shop does not know it @purchase @faults', async ({
  page,
  admin,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427']);
  await page.route(LOOK_UP, (route) => route.abort());
  await page.route(SENDING, (route) => route.abort());
  const sendings = watchSendings(page);
  await payment.submit.click();
  await expect(payment.panel('Sin señal')).toBeVisible();
  await expect(payment.button('Cancelar este envío')).toHaveCount(0);
  const asked = page.waitForEvent('requestfailed');
  await tellLine(page);
  expect((await asked).url()).toContain('/api/payments/');
  expect(sendings()).toBe(1);
  await page.unrouteAll();
  await tellLine(page);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(sendings()).toBe(2);
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a payment that cannot be stored says so and is sent by a tap, as ever @purchase @faults', async ({
  context,
  page,
  admin,
  payment,
  fillPayment,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  const rifid = await fillPayment(['0427']);
  const sendings = watchSendings(page);
  await tapOffline(context, payment);
  await expect(payment.dialog).toContainText('Este navegador no puede guardar tu pago');
  await context.setOffline(false);
  await expect(payment.panel('Volvió la señal')).toBeVisible();
  const byTap = sendings();
  await payment.button('Enviar de nuevo').click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(sendings()).toBe(byTap + 1);
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a waiting payment is no longer sent a day after the tap: it says so, the money first, and waits for a tap @faults', async ({
  context,
  page,
  admin,
  buyer,
  payment,
  fillPayment,
}) => {
  await context.clock.install();
  const rifid = await fillPayment(['0427'], { tickets: ['0427', '0815'] });
  await keepWithoutLine(context, payment);
  await page.close();
  await context.setOffline(false);
  await context.clock.fastForward(24 * HOUR_MS + 60_000);
  const later = new Payment(await context.newPage());
  await later.page.goto('/contact');
  const told = notice(later.page, ENDED);
  await expect(told).toContainText('Tu pago sigue siendo tuyo. No vuelvas a pagar.');
  await expect(told).toContainText('ya no se enviará solo');
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await told.getByRole('link', { name: 'Ir a la rifa' }).click();
  await told.getByRole('button', { name: 'Ver mi pago' }).click();
  await expect(later.field('Nombre')).toHaveValue(buyer.name);
  await expect(later.preview).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(0);
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
