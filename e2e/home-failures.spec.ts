import type { Page } from '@playwright/test';
import type { DemoFault } from '@/lib/testing/demo-control';
import { expect, test } from './fixtures/own-shop';
import { expectAccessible } from './support/axe';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { sidewaysScroll, walkDown } from './support/page-layout';

const WIDTHS = [320, 360, 768, 1440, 1920];

const FAILURES: { name: string; fault: Omit<DemoFault, 'path'>; visits?: number }[] = [
  { name: 'is down', fault: { kind: 'cut-before' } },
  { name: 'answers HTML', fault: { kind: 'html' } },
  { name: 'answers 500', fault: { kind: 'status', status: 500 } },
  // Each visit waits for it: after the first one only the window changes.
  { name: 'never answers', fault: { kind: 'silence' }, visits: 1 },
];

/** Seen to its end, the page neither goes sideways nor moves by itself. */
async function expectSteady(page: Page, width: number) {
  await walkDown(page);
  expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
  expect(await layoutShift(page), `moved by itself at ${width}`).toBeLessThanOrEqual(0.02);
}

for (const { name, fault, visits = WIDTHS.length } of FAILURES) {
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

    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 800 });
      if (index < visits) await page.goto(`${shop.url}/home`);
      await expect(page.getByText('En este momento no podemos mostrar las rifas.')).toHaveCount(2);
      await expect(
        page.getByRole('heading', { name: '¿Por qué jugar con nosotros?' }),
      ).toBeVisible();
      await expect(page.getByText('Error')).toHaveCount(0);
      await expect(page.getByText('no hay rifas activas')).toHaveCount(0);
      await expectSteady(page, width);
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
  await watchLayoutShift(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(page.getByRole('group', { name: 'Rifas Activas' })).toContainText('Moto nueva', {
      timeout: 2000,
    });
    await expectSteady(page, width);
  }
});
