import type { Page } from '@playwright/test';
import type { DemoFault } from '@/lib/testing/demo-control';
import { expect, test } from './fixtures/own-shop';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { sidewaysScroll, walkDown } from './support/page-layout';

/** The lifetime of a page: the next visit after it makes it again. */
const LIFE_MS = 60_000;
const WIDTHS = [320, 360, 768, 1440, 1920];

/** All look the same, so one runs at every width; axe checks it in `states/home-states.spec.ts`. */
const FAILURES: { name: string; fault: Omit<DemoFault, 'path'>; widths?: number[] }[] = [
  { name: 'is down', fault: { kind: 'cut-before' } },
  { name: 'answers HTML', fault: { kind: 'html' } },
  { name: 'answers 500', fault: { kind: 'status', status: 500 }, widths: WIDTHS },
  { name: 'never answers', fault: { kind: 'silence' } },
];

/** Scrolled to its end, the page neither scrolls sideways nor shifts by itself. */
async function expectSteady(page: Page, width: number) {
  await walkDown(page);
  expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
  expect(await layoutShift(page), `moved by itself at ${width}`).toBeLessThanOrEqual(0.02);
}

for (const { name, fault, widths = [360] } of FAILURES) {
  // spec: home-fails
  test(`the rest of the page is shown while the admin API ${name} @faults`, async ({
    openShop,
    page,
  }) => {
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
      await expectSteady(page, width);
    }

    await shop.demo.control.clearFaults();
    const again = page.getByRole('link', { name: 'Intentar de nuevo' }).first();
    const raffles = page.getByRole('group', { name: 'Rifas Activas' });
    const rafflesAfterRetry = async () => {
      await Promise.all([page.waitForEvent('load'), again.click()]);
      return raffles.allTextContents();
    };
    await expect.poll(rafflesAfterRetry).toEqual([expect.stringMatching(/Moto nueva/)]);
  });
}

test('a silent admin API keeps nobody from the page already made @faults', async ({
  clock,
  openShop,
  page,
}) => {
  const shop = await openShop({
    clock,
    prepare: (admin) => admin.createRaffle({ name: 'Moto nueva', tickets: 10 }),
  });
  await page.goto(`${shop.url}/home`);
  await shop.demo.control.addFault({ path: '/api', kind: 'silence', times: 0 });
  clock.pass(LIFE_MS);
  await watchLayoutShift(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(page.getByRole('group', { name: 'Rifas Activas' })).toContainText('Moto nueva');
    await expectSteady(page, width);
  }
});
