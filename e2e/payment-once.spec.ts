import { expect, test } from './fixtures/shop';
import { capture } from './support/receipts';

test('two taps on Registrar Pago are one purchase @purchase @both-generations', async ({
  admin,
  createRaffle,
  page,
  payment,
  buyer,
}) => {
  const { rifid } = await createRaffle({ tickets: ['0427'] });
  await admin.addFault({ path: '/api/tickets/payments', match: rifid, kind: 'wait', ms: 1500 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments'))
      sent.push(request.url());
  });
  await payment.open(rifid, ['0427']);
  await payment.fill(buyer, await capture());
  await payment.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(payment.submit).toBeHidden();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(sent).toHaveLength(1);
  const purchases = (await admin.requests(rifid)).filter(({ path }) => path.includes('/payments/'));
  expect(purchases).toHaveLength(1);
});
