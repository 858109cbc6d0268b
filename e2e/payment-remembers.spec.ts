import { expect, test } from './fixtures/shop';
import { keptReceipt } from './support/kept-receipt';
import { capture } from './support/receipts';

// wcag: 3.3.7
test('a buyer who asks for it is remembered: the next purchase needs only reference and picture @purchase', async ({
  page,
  admin,
  openPayment,
  buyer,
  payment,
}) => {
  const rifid = await openPayment(['0427']);
  const box = payment.dialog.getByRole('checkbox', { name: /^Recordar mis datos/ });
  await expect(box).not.toBeChecked();
  await payment.fill(buyer, await capture());
  await box.check();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect.poll(() => keptReceipt(page)).toEqual([]);

  await payment.open(rifid, ['0815']);
  const known = payment.dialog.getByRole('region', { name: 'Tus datos' });
  await expect(known).toContainText(buyer.name);
  await expect(payment.field('Nombre')).toHaveCount(0);
  await payment.field('Referencia').fill('88112233');
  await payment.pick(await capture());
  await payment.preview.waitFor();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect.poll(() => keptReceipt(page)).toEqual([]);
  expect(await admin.purchases(rifid)).toHaveLength(2);

  await payment.open(rifid, ['1234']);
  await expect(known).toBeVisible();
  await payment.erase();
  await expect(payment.field('Nombre')).toHaveValue('');
  await page.reload();
  await payment.reopen();
  await expect(known).toHaveCount(0);
  await expect(payment.field('Nombre')).toHaveValue('');
});

test('an unfinished payment is one small card, and can be put off', async ({
  page,
  buyer,
  payment,
  fillPayment,
}) => {
  await fillPayment(['0427']);
  await payment.button('Cerrar').click();
  const card = page.getByRole('complementary', { name: 'Pago sin terminar' });
  await expect(card).toContainText('0427');
  await expect(card.getByRole('button')).toHaveCount(2);
  const bar = page.getByRole('region', { name: 'Tu compra' });
  const heights = [(await card.boundingBox())!.height, (await bar.boundingBox())!.height];
  expect(heights[0]! + heights[1]!).toBeLessThan(640 / 3 + 20);
  await card.getByRole('button', { name: 'Ahora no' }).click();
  await expect(card).toHaveCount(0);
  await payment.reopen();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await payment.button('Cerrar').click();
  await expect(card).toHaveCount(0);
});

test('an unfinished payment leaves quick quantities, menu and the goals of jumps free at the top', async ({
  openPayment,
  page,
  payment,
  quickPurchase,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPayment(['0427']);
  await payment.field('Referencia').fill('1234');
  await payment.button('Cerrar').click();
  const card = page.getByRole('complementary', { name: 'Pago sin terminar' });
  const bottomOf = async () => {
    const { y, height } = (await card.boundingBox())!;
    return y + height;
  };
  const offer = (await quickPurchase.offer(1).boundingBox())!;
  expect(await bottomOf()).toBeLessThanOrEqual(offer.y);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Resultados' }).click({ trial: true });
  await page.evaluate(() => {
    location.hash = 'numeros';
  });
  const title = page.getByRole('heading', { name: 'Elige tus números' });
  await expect(title).toBeInViewport();
  expect(await bottomOf()).toBeLessThanOrEqual((await title.boundingBox())!.y);
});
