import { expect, test } from '../fixtures/own-shop';

// The page is left while it loads the numbers again.
test.use({ expectedErrors: [/Tickets could not be loaded/] });

test('a page lives for seconds: what changed meanwhile is shown after them, and not before', async ({
  openShop,
  clock,
  passTime,
  page,
}) => {
  const shop = await openShop({ clock });
  const { rifid } = await shop.demo.control.createRaffle({ name: 'Nombre viejo' });
  const address = `${shop.url}/rifa/${rifid}`;
  const name = page.getByRole('heading', { level: 1 });
  await page.goto(address);
  await expect(name).toHaveText('Nombre viejo');
  await shop.demo.control.changeRaffle(rifid, { name: 'Nombre nuevo' });

  await passTime(4000);
  await page.reload();
  await expect(name).toHaveText('Nombre viejo');
  await passTime(2000);
  // The first visitor still gets the old page while the new one is made.
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toContain('Nombre nuevo</h1>');
  await page.reload();
  await expect(name).toHaveText('Nombre nuevo');
});
