import type { Page } from '@playwright/test';
import { expect, test as shop } from './fixtures/shop';
import { purchasesSent } from './support/purchases-sent';

const SENDING = /\/raffles\/\w+\/payments$/;

type Fixtures = {
  /** A purchase that arrived without this phone hearing of it; the id of its raffle. */
  unanswered: string;
};

const test = shop.extend<Fixtures>({
  unanswered: async ({ page, payment, fillPayment }, run) => {
    const rifid = await fillPayment(['0427', '0815']);
    await page.route('**/api/payments/*', (route) => route.abort());
    await page.route(SENDING, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await payment.submit.click();
    await expect(payment.panel('Falta confirmar tu envío')).toBeVisible();
    await run(rifid);
  },
});

test.use({ expectedErrors: [/Failed to load resource/] });

/** Holds back the page's own look-ups until the visitor has tapped. */
async function holdLookUps(page: Page) {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/payments/*', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.unroute(SENDING);
  return { letThrough };
}

const corrections = {
  'as it was': {},
  'with another reference': { Referencia: '55512345' },
  'with another cédula': { Cédula: '9.876.543' },
};

for (const [correction, fields] of Object.entries(corrections)) {
  test(`a purchase that arrived without its answer is shown when its form is opened and sent ${correction} @purchase @faults @both-generations`, async ({
    page,
    admin,
    buyer,
    payment,
    unanswered,
  }) => {
    await payment.button('Revisar mis datos').click();
    await expect(payment.field('Nombre')).toHaveValue(buyer.name);
    for (const [name, value] of Object.entries(fields)) await payment.field(name).fill(value);
    await payment.submit.click();
    await expect(payment.panel('Falta confirmar tu envío')).toBeVisible();
    await payment.button('Revisar mis datos').click();
    await expect(payment.dialog.getByText('otra persona')).toHaveCount(0);

    const answers = await holdLookUps(page);
    await payment.submit.click();
    answers.letThrough();
    await expect(payment.panel('¡Pago registrado!')).toBeVisible();
    await expect(payment.dialog).toContainText(buyer.reference);
    expect(await purchasesSent(admin, unanswered)).toBe(1);
  });
}

test('other numbers are not bought before it is known how the first ended @purchase @faults @both-generations', async ({
  page,
  admin,
  buyer,
  payment,
  unanswered,
}) => {
  await page.unroute(SENDING);
  const busy = { ok: false, reason: 'busy', msg: 'Hay muchas compras en este momento.' };
  await page.route(SENDING, (route) => route.fulfill({ status: 503, json: busy }));
  await payment.button('Enviar de nuevo').click();
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button').click();
  await payment.button('Revisar mis datos').click();
  await payment.submit.waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(payment.dialog.getByText('otra persona')).toHaveCount(0);
  await page.unrouteAll();
  await payment.removeNumber('0427');
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog).toContainText('0427, 0815');
  await expect(payment.dialog).toContainText(buyer.reference);
  expect(await purchasesSent(admin, unanswered)).toBe(1);
});
