import { expect, test } from '../fixtures/own-shop';

// The page is left while it asks for the numbers, which a minute makes it do anew.
test.use({ expectedErrors: [/Tickets could not be loaded/] });

test('a page lives for a minute: what changed meanwhile is shown after it, and not before', async ({
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

  await passTime(50_000);
  await page.reload();
  await expect(name).toHaveText('Nombre viejo');
  await passTime(15_000);
  // Whoever comes first may still be shown the old page while the new one is made.
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toContain('Nombre nuevo</h1>');
  await page.reload();
  await expect(name).toHaveText('Nombre nuevo');
});
