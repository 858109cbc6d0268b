import { expect, test } from './fixtures/shop';
import { watchSendings } from './support/purchases-sent';
import { capture } from './support/receipts';

// spec: no-double-submit
test('two taps on Registrar Pago are one purchase @purchase @both-generations', async ({
  admin,
  fillPayment,
  page,
  payment,
}) => {
  const rifid = await fillPayment(['0427']);
  await admin.addFault({ path: '/api/tickets/payments', match: rifid, kind: 'wait', ms: 1500 });
  const sendings = watchSendings(page);
  await payment.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(payment.submit).toBeHidden();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(sendings()).toBe(1);
  const purchases = (await admin.requests(rifid)).filter(({ path }) => path.includes('/payments/'));
  expect(purchases).toHaveLength(1);
});

test.describe('a shop that takes its time', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a purchase that the shop is finding out about is never sent again by itself @purchase @faults', async ({
    buyer,
    createRaffle,
    page,
    payment,
  }) => {
    const { rifid } = await createRaffle({ tickets: ['0427'] });
    await page.clock.install();
    await payment.open(rifid, ['0427']);
    await payment.fill(buyer, await capture());
    const sendings = watchSendings(page);
    await page.route(/\/raffles\/\w+\/payments$/, () => {});
    await page.route('**/api/payments/*', (route) => route.abort());
    await payment.submit.click();
    await expect(payment.dialog.getByRole('progressbar')).toBeVisible();
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
    await expect(payment.panel('Sin señal')).toBeVisible();
    const outcome = { state: 'verifying', trace: 'K7PQ2M' };
    let lookUps = 0;
    await page.route('**/api/payments/*', (route) => {
      lookUps += 1;
      return route.fulfill({ json: { ok: true, outcome } });
    });
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
    await expect.poll(() => lookUps).toBeGreaterThan(0);
    await expect(payment.panel('Sin señal')).toBeVisible();
    expect(sendings()).toBe(1);
  });
});
