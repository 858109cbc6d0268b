import { expect, test } from './fixtures/own-shop';
import { expectAccessible } from './support/axe';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { sidewaysScroll, walkDown } from './support/page-layout';

/** The page is the same whatever fails: it is looked at once from every width. */
const FAILURES = [
  { name: 'is down', fault: { kind: 'cut-before' }, widths: [320, 768, 1440, 1920, 360] },
  { name: 'answers HTML', fault: { kind: 'html' }, widths: [360] },
  { name: 'answers 500', fault: { kind: 'status', status: 500 }, widths: [360] },
  { name: 'never answers', fault: { kind: 'silence' }, widths: [1440] },
] as const;

for (const { name, fault, widths } of FAILURES) {
  test(`while the admin API ${name} the rest of the page stands @faults`, async ({
    openShop,
    page,
  }) => {
    test.slow();
    const shop = await openShop({
      prepare: async (admin) => {
        await admin.createRaffle({ name: 'Moto nueva', tickets: 10 });
        await admin.addFault({ path: '/api', times: 0, ...fault });
      },
    });
    await watchLayoutShift(page);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.url}/home`);
      await expect(page.getByText('En este momento no podemos mostrar las rifas.')).toHaveCount(2);
      await expect(
        page.getByRole('heading', { name: '¿Por qué jugar con nosotros?' }),
      ).toBeVisible();
      await expect(page.getByText('Error')).toHaveCount(0);
      await expect(page.getByText('no hay rifas activas')).toHaveCount(0);
      await walkDown(page);
      expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
      expect(await layoutShift(page), `moved by itself at ${width}`).toBeLessThanOrEqual(0.02);
    }
    await expectAccessible(page);

    await shop.demo.control.clearFaults();
    const again = page.getByRole('link', { name: 'Intentar de nuevo' }).first();
    await expect(async () => {
      await again.click();
      await expect(page.getByRole('group', { name: 'Rifas Activas' })).toContainText('Moto nueva', {
        timeout: 1000,
      });
    }).toPass();
  });
}

test('a slow admin API keeps nobody from the page already made @faults', async ({
  openShop,
  page,
}) => {
  const shop = await openShop({
    prepare: (admin) => admin.createRaffle({ name: 'Moto nueva', tickets: 10 }),
  });
  await page.goto(`${shop.url}/home`);
  await shop.demo.control.addFault({ path: '/api', kind: 'wait', ms: 3000, times: 0 });
  await page.reload();
  await expect(page.getByRole('group', { name: 'Rifas Activas' })).toContainText('Moto nueva', {
    timeout: 2000,
  });
});
