import { expect, test as ownShop } from './fixtures/own-shop';
import { Payment } from './pages/payment';
import { startCollector } from './support/collector';
import { newBuyer } from './support/new-buyer';
import { capture } from './support/receipts';

const test = ownShop.extend<{ collector: Awaited<ReturnType<typeof startCollector>> }>({
  collector: async ({}, run) => {
    const collector = await startCollector();
    await run(collector);
    collector.stop();
  },
});

test('the owner’s endpoint gets a visit, a share and a purchase once, without personal data @analytics', async ({
  openShop,
  collector,
  page,
}) => {
  const { url, demo } = await openShop({ variables: { ANALYTICS_URL: collector.url } });
  const { rifid: raffleId } = await demo.control.createRaffle({ tickets: 20, monto: 5 });
  const buyer = newBuyer();
  await page.goto(`${url}/rifa/${raffleId}?utm_source=historia&n=03,07`);
  await expect
    .poll(() => collector.told('view'))
    .toEqual([
      { event: 'view', page: 'rifa', raffleId, source: 'historia', at: expect.any(String) },
    ]);

  const payment = new Payment(page);
  await payment.reopen();
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect
    .poll(() => collector.told('purchase'))
    .toEqual([{ event: 'purchase', raffleId, numbers: 2, total: 10, at: expect.any(String) }]);

  await page
    .getByRole('link', { name: /boleto/i })
    .first()
    .click();
  await page.waitForURL(/\/boleto\//);
  await expect.poll(() => collector.told('view').length).toBe(2);
  const everything = JSON.stringify(['view', 'share', 'purchase'].map(collector.told));
  for (const own of [buyer.name, buyer.reference, new URL(page.url()).pathname.slice(8)]) {
    expect(everything).not.toContain(own);
  }

  await page.goto(`${url}/rifa/${raffleId}`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect.poll(() => collector.told('share')).toMatchObject([{ page: 'rifa', raffleId }]);
  expect(collector.told('purchase')).toHaveLength(1);
});
