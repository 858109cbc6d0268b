import { expect, test as shop } from './fixtures/shop';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

type Fixtures = {
  /** A purchase that arrived, of which this phone heard nothing; the id of its raffle. */
  unheard: string;
};

const test = shop.extend<Fixtures>({
  unheard: async ({ page, createRaffle, buyer, payment }, run) => {
    const { rifid } = await createRaffle({ tickets: ['0427', '0815', '1234'] });
    await payment.open(rifid, ['0427', '0815']);
    await payment.fill(buyer, await capture());
    await page.route('**/api/payments/*', (route) => route.abort());
    await page.route(/\/raffles\/\w+\/payments$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await payment.submit.click();
    await expect(payment.panel('Sin señal')).toBeVisible();
    await run(rifid);
  },
});

test.use({ expectedErrors: [/Failed to load resource/] });

for (const correction of ['as it was', 'with another reference']) {
  test(`a purchase that arrived without its answer is told when its data are looked at and sent ${correction} @purchase @faults @both-generations`, async ({
    page,
    admin,
    buyer,
    payment,
    unheard,
  }) => {
    await payment.button('Revisar mis datos').click();
    await expect(payment.field('Nombre')).toHaveValue(buyer.name);
    if (correction !== 'as it was') await payment.field('Referencia').fill('55512345');
    await payment.submit.click();
    await expect(payment.panel('Sin señal')).toBeVisible();
    await payment.button('Revisar mis datos').click();
    await expect(payment.dialog.getByText('otra persona')).toHaveCount(0);

    await page.unrouteAll();
    await payment.submit.click();
    await expect(payment.panel('¡Pago registrado!')).toBeVisible();
    await expect(payment.dialog).toContainText(buyer.reference);
    expect(await purchasesSent(admin, unheard)).toBe(1);
  });
}

test('looking at one’s data after a lost answer tells the purchase that arrived @purchase @faults @both-generations', async ({
  page,
  admin,
  payment,
  unheard,
}) => {
  await page.unrouteAll();
  await payment.button('Revisar mis datos').click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, unheard)).toBe(1);
});
