import { expect, test } from './fixtures/shop';
import { watchSendings } from './support/purchases-sent';

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
