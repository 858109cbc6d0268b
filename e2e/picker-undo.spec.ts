import { expect, test } from './fixtures/shop';
import { cutOff, sidewaysScroll } from './support/page-layout';
import { smallTargets } from './support/small-targets';

const notice = /^Cambiamos tus números/;

test('numbers chosen by hand survive a quick quantity: one tap brings them back or adds to them', async ({
  openPicker,
  page,
  picker,
  quickPurchase,
}) => {
  await openPicker({ tickets: 500 });
  await picker.take('003', '007');
  await quickPurchase.offer(5).click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(picker.bar).toContainText('5 números');
  await picker.button('Deshacer').click();
  await expect(picker.chips.getByRole('listitem')).toHaveText([/003/, /007/]);
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(picker.bar).toBeFocused();

  await picker.pickAtRandom(4);
  await picker.button('Agregar 4 al azar').click();
  await expect(picker.chip('003')).toBeVisible();
  await expect(picker.bar).toContainText(/6 números/);
});

test('the last number removed by its x comes back, in the payment as well', async ({
  openPicker,
  page,
  payment,
  picker,
}) => {
  await openPicker({ tickets: 40 });
  await picker.take('03');
  await picker.button('Quitar 03').click();
  await expect(page.getByText('Quitaste el 03')).toBeVisible();
  await expect(picker.bar).toBeHidden();
  await picker.button('Deshacer').click();
  await expect(picker.chip('03')).toBeVisible();

  await picker.pay.click();
  await payment.showNumbers();
  await payment.dialog.getByRole('button', { name: 'Quitar 03' }).click();
  await payment.dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(payment.dialog.getByText('1 número · ver')).toBeVisible();
  await expect(payment.dialog.getByRole('region', { name: 'Números elegidos' })).toBeFocused();
});

test('the offer of a pack adds the numbers that are missing @generation-2', async ({
  openPicker,
  picker,
}) => {
  await openPicker({
    tickets: 100,
    monto: 5,
    botones: [{ name: 'Cinco', qty: 5, monto: 20 }],
  });
  await picker.take('03', '07', '42');
  await picker.bar.getByRole('button', { name: /^Agrega 2 y llévate el combo de 5/ }).click();
  await expect(picker.bar).toContainText('5 números');
  for (const number of ['03', '07', '42']) await expect(picker.chip(number)).toBeVisible();
});

test('the notice of replaced numbers fits a phone, has buttons for fingers @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  const metodos = [{ name: 'Pago Móvil', cuenta: 'Banco: 0102', tasa: 396.37 }];
  await openPicker({ name: 'Moto', tickets: 60, metodos });
  await picker.take('03');
  await picker.pickAtRandom(40);
  const region = page.getByRole('status').filter({ hasText: notice });
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('button', { name: /^Agregar (39|40) al azar$/ })).toBeInViewport({
      ratio: 1,
    });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutOff(region)).toEqual([]);
    expect(await smallTargets(region)).toEqual([]);
  }
});

test('the notice of replaced numbers leaves the quick quantities free', async ({
  createRaffle,
  page,
  picker,
  quickPurchase,
}) => {
  const metodos = [{ name: 'Pago Móvil', cuenta: 'Banco: 0102', tasa: 396.37 }];
  const { rifid } = await createRaffle({ tickets: 60, metodos });
  const bar = page.getByText(notice).locator('..');
  await picker.open(rifid);
  for (const [width, height] of [
    [360, 740],
    [768, 920],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await quickPurchase.offer(5).click();
    await expect(quickPurchase.drawn).toHaveCount(5);
    await quickPurchase.offer(5).click();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const free = (await quickPurchase.section.boundingBox())!;
    const box = (await bar.boundingBox())!;
    expect(box.y + box.height, `at ${width}`).toBeLessThanOrEqual(free.y);
    await picker.button('Cerrar el aviso').click();
  }
});
