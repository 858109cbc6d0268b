import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { holdScripts } from './support/hold-scripts';

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
  await expect(payment.dialog.getByRole('button', { name: /^Quitar/ })).toHaveCount(5);
  expect(thumb.did).toEqual({ taps: 2, scrolls: 0 });
});

const SIX_DIGITS = Array.from({ length: 50 }, (_, place) => String(740_000 + place));

test.describe('on the first screen of a phone', () => {
  for (const [width, height, name, tickets] of [
    [320, 740, raffle.name, 2000],
    [360, 740, raffle.name, 2000],
    [360, 740, 'Un millón de números', SIX_DIGITS],
    [360, 740, 'Toyota Hilux 4x4 cero kilómetros', 2000],
    [390, 844, raffle.name, 2000],
  ] as const) {
    test(`all quantities stay above strip and bar, below a photo that shows the prize: ${name}, ${width}`, async ({
      createRaffle,
      page,
      picker,
      quickPurchase,
    }) => {
      const { rifid } = await createRaffle({ ...raffle, name, tickets });
      await page.setViewportSize({ width, height });
      await page.goto(`/rifa/${rifid}`);
      const photo = page.getByRole('img', { name, exact: true });
      expect((await photo.locator('xpath=../..').boundingBox())!.height).toBeGreaterThan(120);
      const last = quickPurchase.offers.last();
      const before = (await last.boundingBox())!;
      const strip = (await page.getByText('¿Dudas? Escríbenos').last().boundingBox())!;
      expect(before.y + before.height).toBeLessThanOrEqual(strip.y);
      await quickPurchase.offer(5).click();
      await expect(quickPurchase.drawn).toHaveCount(5);
      expect(await last.boundingBox()).toEqual(before);
      const bar = (await picker.bar.boundingBox())!;
      expect(before.y + before.height).toBeLessThanOrEqual(bar.y);
    });
  }
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
  await expect(payment.dialog.getByRole('button', { name: 'Quitar 0427' })).toBeVisible();
  expect(thumb.did.taps).toBeLessThanOrEqual(4);
  expect(thumb.did.scrolls).toBeLessThanOrEqual(1);
});

test('picked numbers are shown, picked anew on demand, and chosen in the grid as well', async ({
  openPicker,
  page,
  picker,
  quickPurchase,
}) => {
  await openPicker(raffle);
  await quickPurchase.offer(10).click();
  await expect(quickPurchase.drawn).toHaveCount(10);
  await expect(quickPurchase.offer(10)).toHaveAttribute('aria-pressed', 'true');
  await expect(picker.bar).toContainText('10 números');
  const first = await quickPurchase.drawn.allTextContents();

  await quickPurchase.again.click();
  await expect.poll(() => quickPurchase.drawn.allTextContents()).not.toEqual(first);
  await expect(quickPurchase.drawn).toHaveCount(10);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Pagar Ahora' })).toHaveCount(1);
});

test('the quantities are those that the raffle sells, and packs show the saving @generation-2', async ({
  createRaffle,
  page,
  quickPurchase,
}) => {
  const { rifid } = await createRaffle({
    ...raffle,
    min: 2,
    max: 12,
    botones: [
      { name: 'Trío', qty: 3, monto: 12 },
      { name: 'Todo', qty: 20, monto: 60 },
    ],
  });
  await page.goto(`/rifa/${rifid}`);
  await expect(quickPurchase.offers).toHaveText([
    /^2\snúmeros\sBs\s3\.963,70\s≈\s\$10$/,
    /^3\snúmeros\sBs\s4\.756,44\s≈\s\$12\sAhorras\sBs\s1\.189,11$/,
    /^5\snúmeros\sBs\s8\.720,14\s≈\s\$22\sAhorras\sBs\s1\.189,11$/,
    /^10\snúmeros\sBs\s16\.251,17\s≈\s\$41\sAhorras\sBs\s3\.567,33$/,
  ]);
});

test('the page shows its amounts by the method chosen in the payment', async ({
  openPicker,
  page,
  payment,
  picker,
  quickPurchase,
}) => {
  await openPicker({
    ...raffle,
    metodos: [...raffle.metodos, { name: 'Banesco', cuenta: '0134', tasa: 400 }],
  });
  await quickPurchase.offer(2).click();
  await expect(picker.bar).toContainText(/Bs\s3\.963,70 ≈\s\$10/);
  await picker.pay.click();
  await payment.method.selectOption('Banesco');
  await page.keyboard.press('Escape');
  await expect(picker.bar).toContainText(/Bs\s4\.000,00 ≈\s\$10/);
  await expect(quickPurchase.offer(5)).toHaveText(/Bs\s10\.000,00\s≈\s\$25/);
  await expect(page.getByRole('main')).toContainText(/Bs\s2\.000,00\s≈\s\$5 por número/);
  await expect(page.getByText(/^Tasa Bs\s400,00 por \$, \d+\/\d+\/\d\d, /)).toBeVisible();
  await expect(page.getByText(/Tasa Bs\s396,37/)).toHaveCount(0);
  await picker.pay.click();
  await payment.method.selectOption('Zelle');
  await page.keyboard.press('Escape');
  await expect(picker.bar).toContainText(/\$10,00/);
  await expect(picker.bar).not.toContainText('Bs');
  await expect(quickPurchase.offer(5)).toHaveText(/^5\snúmeros\s\$25,00\s*$/);
  await expect(page.getByText(/Tasa /)).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Números elegidos' })
    .getByRole('button')
    .evaluateAll((chips) => chips.forEach((chip) => (chip as HTMLElement).click()));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(quickPurchase.playBar).toHaveText('$5,00 · Comprar');
});

test('a tap before the scripts shows at once and picks when they load', async ({
  createRaffle,
  page,
  quickPurchase,
}) => {
  const { rifid } = await createRaffle(raffle);
  const letScriptsPass = await holdScripts(page);
  await page.goto(`/rifa/${rifid}`, { waitUntil: 'commit' });
  await quickPurchase.offer(5).click();
  await expect(quickPurchase.offer(5)).toHaveAttribute('data-early-tapped', '');
  await expect(quickPurchase.playBar).toHaveText('Bs 1.981,85 · Comprar');

  letScriptsPass();
  await expect(quickPurchase.drawn).toHaveCount(5);
  await expect(quickPurchase.playBar).toHaveCount(0);
});

test('its own bar leads back to the quick purchase from below, and never away from the numbers', async ({
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
  await expect(quickPurchase.offer(1)).toBeInViewport();
  await expect(quickPurchase.playBar).toBeHidden();

  await picker.take('0007');
  await expect(picker.bar).toBeVisible();
  await expect(quickPurchase.playBar).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar 0007' }).click();
  await expect(picker.bar).toBeHidden();
});

test.describe('a pick that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('says so, leaves the chosen numbers, and another tap tries again', async ({
    openPicker,
    page,
    picker,
    quickPurchase,
  }) => {
    await openPicker(raffle);
    await picker.take('0007');
    await page.route('**/draw?**', (route) => route.abort());
    await quickPurchase.offer(2).click();
    await expect(quickPurchase.section.getByText('No pudimos conectarnos.')).toBeVisible();
    await expect(picker.chip('0007')).toBeVisible();

    await page.unroute('**/draw?**');
    await quickPurchase.offer(2).click();
    await expect(quickPurchase.drawn).toHaveCount(2);
  });
});

test('a method that converts shows bolívares from the first byte, then the rough equivalent and the rate', async ({
  createRaffle,
  request,
}) => {
  const { rifid } = await createRaffle(raffle);
  const html = (await (await request.get(`/rifa/${rifid}`)).text()).replace(/<[^>]*>/g, '');
  expect(html).toContain('Bs\u00a01.981,85 ≈\u00a0$5 por número');
  expect(html).toMatch(/Tasa Bs\u00a0396,37 por \$, \d+\/\d+\/\d\d, \d+:\d\d\u00a0[ap]\.\u00a0m\./);

  const dollars = await createRaffle({ ...raffle, metodos: raffle.metodos.slice(0, 1) });
  const whole = (await (await request.get(`/rifa/${dollars.rifid}`)).text()).replace(
    /<[^>]*>/g,
    '',
  );
  // The cards of other raffles below have amounts of their own.
  const [page = ''] = whole.split('Rifas Activas');
  expect(page).toContain('$5,00 por número');
  expect(page).not.toMatch(/Bs\u00a0|Tasa /);
});
