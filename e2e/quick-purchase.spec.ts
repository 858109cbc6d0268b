import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';

test.use({ viewport: { width: 360, height: 740 } });

const raffle = {
  name: 'Toyota Hilux 4x4 0 km',
  descripcion: 'Camioneta doble cabina, automática, diésel.',
  monto: 5,
  portada: '65a1f0000000000000000001-pickup-sunset.jpg',
  tickets: 2000,
  metodos: [
    { name: 'Zelle', cuenta: 'ana@example.com', tasa: 1 },
    { name: 'Pago Móvil', cuenta: 'Banco: 0102', tasa: 396.37 },
  ],
};

/** Counts taps and scrolls. A tap fails unless its target is on the screen, so a story must scroll to it first. */
function thumbOn(page: Page) {
  const did = { taps: 0, scrolls: 0 };
  const place = () => page.evaluate(() => window.scrollY);
  return {
    did,
    async tap(target: Locator): Promise<void> {
      const before = await place();
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect(target).toBeEnabled();
      await expect.poll(() => isOnTop(target), 'nothing lies over what is tapped').toBe(true);
      const { x, y } = await centreOf(target);
      // A locator's own tap scrolls by the page's scroll padding; a finger does not.
      await page.touchscreen.tap(x, y);
      did.taps += 1;
      expect(await place(), 'nothing scrolled by itself to be tapped').toBe(before);
    },
    async scrollTo(target: Locator): Promise<void> {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      did.scrolls += 1;
    },
  };
}

async function centreOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function isOnTop(target: Locator): Promise<boolean> {
  const centre = await centreOf(target);
  return target.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    centre,
  );
}

test('five random numbers take two taps and no scrolling from the link to the open payment', async ({
  createRaffle,
  page,
  payment,
  picker,
  quickPurchase,
}) => {
  const { rifid } = await createRaffle(raffle);
  const thumb = thumbOn(page);
  await page.goto(`/rifa/${rifid}`);
  await thumb.tap(quickPurchase.offer(5));
  await thumb.tap(picker.pay);
  await expect(payment.dialog.getByText('Bs 9.909,25').first()).toBeVisible();
  await expect(payment.dialog.getByText(/^5 números =.*· ver$/)).toBeVisible();
  expect(thumb.did).toEqual({ taps: 2, scrolls: 0 });
});

const SIX_DIGITS = Array.from({ length: 50 }, (_, place) => String(740_000 + place));

test.describe('on the first screen of a phone', () => {
  for (const [width, height, name, tickets] of [
    [360, 740, raffle.name, 2000],
    [360, 740, 'Un millón de números', SIX_DIGITS],
    [360, 740, 'Toyota Hilux 4x4 cero kilómetros', 2000],
    [390, 844, raffle.name, 2000],
  ] as const) {
    test(`all quantities stay above strip and bar, below a photo that shows the prize: ${name}, ${width}`, async ({
      createRaffle,
      page,
      quickPurchase,
    }) => {
      const { rifid } = await createRaffle({ ...raffle, name, tickets });
      await page.setViewportSize({ width, height });
      await page.goto(`/rifa/${rifid}`);
      const photo = page.getByRole('img', { name, exact: true });
      expect((await photo.locator('xpath=../..').boundingBox())!.height).toBeGreaterThan(120);
      const last = quickPurchase.offers.last();
      const before = (await last.boundingBox())!;
      const strip = (await quickPurchase.playBar.locator('xpath=../..').boundingBox())!;
      expect(before.y + before.height).toBeLessThanOrEqual(strip.y);
      await quickPurchase.offer(5).click();
      await expect(quickPurchase.drawn).toHaveCount(5);
      expect(await last.boundingBox()).toEqual(before);
    });
  }
});

// The smallest phone: what a buyer decides by, and one way on.
test('photo, price, draw, who is responsible and one filled button are on the first screen of a phone of 640 px', async ({
  createRaffle,
  page,
  quickPurchase,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const name = 'Camioneta Toyota Hilux 4x4 del año 2026, gran sorteo aniversario';
  const { rifid } = await createRaffle({ ...raffle, name });
  await page.goto(`/rifa/${rifid}`);
  const photo = page.getByRole('img', { name, exact: true }).locator('xpath=../..');
  expect((await photo.boundingBox())!.height).toBeGreaterThanOrEqual(140);
  const main = page.getByRole('main');
  const bar = (await quickPurchase.playBar.locator('xpath=../..').boundingBox())!;
  for (const part of [
    main.getByText('por número').first(),
    main.getByText(/^Sorteo: /).first(),
    main.getByText(/^Responsable: /),
  ]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
  await expect(quickPurchase.playBar).toBeInViewport({ ratio: 1 });
});

test('a known number takes at most four taps and one scroll from the link to the open payment', async ({
  createRaffle,
  page,
  payment,
  picker,
}) => {
  const { rifid } = await createRaffle(raffle);
  const thumb = thumbOn(page);
  await page.goto(`/rifa/${rifid}`);
  await thumb.scrollTo(picker.search);
  await thumb.tap(picker.search);
  await page.keyboard.type('0427');
  await page.keyboard.press('Enter');
  await thumb.tap(page.getByRole('button', { name: 'Elegir el 0427' }));
  await thumb.tap(picker.pay);
  await expect(payment.dialog.getByText(/^1 número =.*· ver$/)).toBeVisible();
  expect(thumb.did.taps).toBeLessThanOrEqual(4);
  expect(thumb.did.scrolls).toBeLessThanOrEqual(1);
});

test('its own bar leads to the numbers from above and below, and never away from them', async ({
  openPicker,
  page,
  picker,
  quickPurchase,
}) => {
  await openPicker(raffle);
  await picker.search.scrollIntoViewIfNeeded();
  await expect(quickPurchase.playBar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(quickPurchase.playBar).toBeVisible();
  await quickPurchase.playBar.tap();
  await expect(picker.search).toBeInViewport();
  await expect(quickPurchase.playBar).toBeHidden();

  await picker.take('0007');
  await expect(picker.bar).toBeVisible();
  await expect(quickPurchase.playBar).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar 0007' }).click();
  await expect(picker.bar).toBeHidden();
});
