import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

test.use({ expectedErrors: [/Failed to load resource/] });

const NUMBERS = ['0427', '0815'];

/** Acts like the phone's back gesture. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());

test('the way back closes the payment and leaves the raffle; forward opens it again, nothing lost @purchase', async ({
  page,
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await page.goto('/home');
  await payment.open(rifid, NUMBERS);
  await page.evaluate(() => (document.documentElement.dataset.visit = 'same'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await payment.fill(buyer, await capture());
  await payment.field('Nombre').fill('Rosa');
  await goBack(page);
  await expect(payment.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/rifa/${rifid}`));
  await goForward(page);
  await expect(payment.field('Nombre')).toHaveValue('Rosa');
  await expect(payment.preview).toBeVisible();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  expect(asked.filter((address) => address.includes('_rsc'))).toEqual([]);
});

test('closed by its button the payment leaves no entry behind: the next way back leaves the raffle', async ({
  page,
  createRaffle,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await page.goto('/contact');
  await payment.open(rifid, ['0427']);
  await payment.button('Cerrar').click();
  await expect(payment.dialog).toHaveCount(0);
  await payment.reopen();
  await page.keyboard.press('Escape');
  await expect(payment.dialog).toHaveCount(0);
  await goBack(page);
  await expect(page).toHaveURL(/\/contact$/);
});

test('the way back does not cut off a purchase on its way @purchase', async ({
  page,
  openPayment,
  buyer,
  payment,
}) => {
  await openPayment(['0427']);
  await payment.sendSlowly(buyer);
  const steps = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let seen = 0;
        addEventListener('popstate', () => {
          seen += 1;
          if (seen === 2) resolve();
        });
      }),
  );
  await goBack(page);
  await steps;
  await expect(payment.button('Cancelar envío')).toBeVisible();
  await payment.button('Cancelar envío').click();
  await payment.field('Referencia').waitFor();
  await goBack(page);
  await expect(payment.dialog).toHaveCount(0);
});

test('each Escape closes the top layer, and a second one never closes a purchase being sent @purchase', async ({
  page,
  buyer,
  payment,
  fillPayment,
}) => {
  const sending = '**/api/raffles/*/payments';
  const busy = { ok: false, reason: 'busy', msg: 'Hay muchas compras en este momento.' };
  await page.route(sending, (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
  const rifid = await fillPayment(['0427']);
  await payment.submit.click();
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await expect(payment.panel('No pudimos registrar tu pago')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payment.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(rifid));

  await page.getByRole('button', { name: 'Continuar tu pago' }).click();
  await payment.button('Revisar mis datos').click();
  await payment.button('Quitar imagen').click();
  await payment.sendSlowly(buyer);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(payment.button('Cancelar envío')).toBeVisible();
  await payment.button('Cancelar envío').click();
  await expect(payment.submit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payment.dialog).toHaveCount(0);
});
