import { exampleProfile } from '@/lib/testing/own-content';
import { expect, test } from '../fixtures/own-network';
import { expectAccessible } from '../support/axe';
import { sidewaysScroll } from '../support/page-layout';
import { revalidate } from '../support/revalidate';

test('without a network any address shows a page of the shop with what waits to be sent, and continues when the network returns', async ({
  page,
  line,
  untilWorker,
  payment,
  fillPayment,
}) => {
  await fillPayment(['0427', '0815']);
  await untilWorker();
  await line.cut();
  await payment.submit.click();
  await expect(payment.panel('Falta confirmar tu envío')).toBeVisible();
  await page.goto('/contact');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sin conexión con la tienda');
  await expect(page.getByRole('banner').getByRole('img')).toHaveAccessibleName(
    exampleProfile().name,
  );
  const unsent = page.getByRole('region', { name: 'Por enviar' });
  await expect(unsent).toContainText('se envía solo cuando vuelva la señal. No vuelvas a pagar.');
  await expect(unsent.getByRole('listitem')).toHaveText(['0427, 0815']);
  await expect(page.getByRole('region')).toHaveCount(1);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const logo = page.getByRole('banner').getByRole('img');
  expect((await logo.boundingBox())!.x, 'over the words').toBe((await title.boundingBox())!.x);

  await line.restore();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page).toHaveTitle(/^Contacto · /);
});

test('a first visit is not changed, and a visitor with a network sees the current shop', async ({
  page,
  admin,
  untilWorker,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({ name: 'Moto Bera' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`/rifa/${rifid}`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await untilWorker();
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
  await expect(title).toHaveText('Moto Bera');
  await admin.changeRaffle(rifid, { name: 'Moto Suzuki' });
  await revalidate(page.request, rifid);
  // The front shows its copy of a page for a second.
  const titleAfterReload = async () => {
    await page.reload();
    return title.textContent();
  };
  await expect.poll(titleAfterReload).toBe('Moto Suzuki');
});
