import type { Page } from '@playwright/test';
import type { TestClock } from '@/lib/testing/test-clock';
import { expect, test } from './fixtures/own-shop';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import type { OwnShop } from './support/start-shop';
import { sidewaysScroll, walkDown } from './support/page-layout';
/** Of one of which a part failed. */
const FAILED_LIFE_MS = 1000;
const WIDTHS = [320, 360, 768, 1440, 1920];

/** Scrolled to its end, the page neither scrolls sideways nor shifts by itself. */
async function expectSteady(page: Page, width: number) {
  await walkDown(page);
  expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
  expect(await layoutShift(page), `moved by itself at ${width}`).toBeLessThanOrEqual(0.02);
}

async function expectRestShown(page: Page) {
  await expect(page.getByText('En este momento no podemos mostrar las rifas.')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: '¿Por qué jugar con nosotros?' })).toBeVisible();
  await expect(page.getByText('Error')).toHaveCount(0);
  await expect(page.getByText('no hay rifas activas')).toHaveCount(0);
}

/** The admin API works again. */
async function expectRafflesAfterRetry(page: Page, shop: OwnShop, clock: TestClock) {
  await shop.demo.control.clearFaults();
  clock.pass(FAILED_LIFE_MS);
  const again = page.getByRole('link', { name: 'Intentar de nuevo' }).first();
  const raffles = page.getByRole('group', { name: 'Rifas Activas' });
  const rafflesAfterRetry = async () => {
    await Promise.all([page.waitForEvent('load'), again.click()]);
    return raffles.allTextContents();
  };
  await expect.poll(rafflesAfterRetry).toEqual([expect.stringMatching(/Moto nueva/)]);
}

// spec: home-fails
test('the rest of the page is shown while the admin API answers 500 @faults', async ({
  clock,
  openShop,
  page,
}) => {
  const shop = await openShop({
    clock,
    prepare: async (admin) => {
      await admin.createRaffle({ name: 'Moto nueva', tickets: 10 });
      await admin.addFault({ path: '/api', kind: 'status', status: 500, times: 0 });
    },
  });
  await watchLayoutShift(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop.url}/home`);
    await expectRestShown(page);
    await expectSteady(page, width);
  }
  await expectRafflesAfterRetry(page, shop, clock);
});
