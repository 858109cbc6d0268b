import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures/quiet-page';
import { expectAtRest, expectMoving, paceOf } from './support/motion';
import { startShop, type OwnShop } from './support/start-shop';

type Shops = { shop: OwnShop };

const test = base.extend<{ home: Page }, Shops>({
  shop: [
    async ({}, run) => {
      const shop = await startShop({
        prepare: async (admin) => {
          for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) {
            await admin.createRaffle({ name, portada: 'premio.jpg', tickets: 10 });
          }
          for (const name of ['Antes', 'Antaño']) {
            await admin.createRaffle({ name, abierta: false, tickets: 10 });
          }
        },
      });
      await run(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  home: async ({ shop, page }, run) => {
    await page.goto(`${shop.url}/home`);
    await run(page);
  },
});

const hero = (page: Page) => page.getByRole('group', { name: 'Rifas destacadas' });
const strip = (page: Page) => page.getByRole('group', { name: 'Rifas Activas' });
const stopButton = (carousel: Locator) =>
  carousel.getByRole('button', { name: 'Detener el movimiento' });
const startButton = (carousel: Locator) =>
  carousel.getByRole('button', { name: 'Iniciar el movimiento' });

// spec: strips-flow, speeds
// wcag: 2.2.2
test('a strip flows by itself until its button stops it', async ({ home }) => {
  await strip(home).scrollIntoViewIfNeeded();
  await expectMoving(strip(home));
  expect(await paceOf(strip(home))).toEqual({ duration: 3000, delay: 0 });
  await stopButton(strip(home)).click();
  await expectAtRest(strip(home));
  await startButton(strip(home)).click();
  await expectMoving(strip(home));
});

test('the stop button is the first tab stop, and its focus stops the strip', async ({ home }) => {
  await strip(home).scrollIntoViewIfNeeded();
  await expectMoving(strip(home));
  await home.getByRole('main').focus();
  await expect(async () => {
    await home.keyboard.press('Tab');
    const isInside = (part: Element) => part.contains(document.activeElement);
    expect(await strip(home).evaluate(isInside)).toBe(true);
  }).toPass();
  await expect(startButton(strip(home))).toBeFocused();
  await expectAtRest(strip(home));
  await home.keyboard.press('Enter');
  await expectMoving(strip(home));
});

// spec: hero-slides
// wcag: 2.5.1
test('the buttons turn the hero, and hidden slides keep out of the way of the keyboard', async ({
  home,
}) => {
  const links = hero(home).locator('[aria-roledescription]:not([inert])').getByRole('link');
  await expect(stopButton(hero(home))).toBeVisible();
  await expect(links).toHaveCount(1);
  const first = await links.getAttribute('aria-label');
  await hero(home).getByRole('button', { name: 'Siguiente' }).click();
  await expect(links).toHaveCount(1);
  await expect(links).not.toHaveAttribute('aria-label', first ?? '');
  await hero(home).getByRole('button', { name: 'Anterior' }).click();
  await expect(links).toHaveAttribute('aria-label', first ?? '');
  await hero(home).getByRole('button', { name: 'Anterior' }).click();
  await expect(links).not.toHaveAttribute('aria-label', first ?? '');
});

test('a touch stops the hero and a swipe turns it', async ({ home }) => {
  const links = hero(home).locator('[aria-roledescription]:not([inert])').getByRole('link');
  await expect(links).toHaveCount(1);
  const first = await links.getAttribute('aria-label');
  const box = await hero(home).boundingBox();
  if (!box) throw new Error('The hero is not on the page');
  const y = box.y + 60;
  const touch = await home.context().newCDPSession(home);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', 300);
  for (const x of [260, 200, 140, 80]) await send('touchMove', x);
  await send('touchEnd');
  await expect(links).not.toHaveAttribute('aria-label', first ?? '');
  await expect(startButton(hero(home))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every raffle can be reached', async ({ home }) => {
    await expect(hero(home).getByRole('link')).toHaveCount(5);
    await expect(strip(home).getByRole('link')).toHaveCount(5);
    await expect(home.getByRole('button')).toHaveCount(0);
  });
});

const HERO_GAP = 20;

// spec: strip-slides, hero-slides
test('a strip shows 1 with 8 px between up to 499 px, 3 with 16 px from 500 px and 24 px at 1440 px', async ({
  home,
}) => {
  await home.emulateMedia({ reducedMotion: 'reduce' });
  await home.reload();
  const boxes = async (carousel: Locator) => {
    const slides = await carousel.getByRole('article').all();
    return Promise.all(
      slides.map((slide) => slide.evaluate((el) => el.getBoundingClientRect().toJSON())),
    );
  };
  for (const { width, seen, gap } of [
    { width: 360, seen: 1, gap: 8 },
    { width: 499, seen: 1, gap: 8 },
    { width: 500, seen: 3, gap: 16 },
    { width: 1440, seen: 3, gap: 24 },
  ]) {
    await home.setViewportSize({ width, height: 800 });
    // The carousel recomputes positions a moment after the window changes.
    await expect(async () => {
      const [first, second] = await boxes(strip(home));
      expect(second.left - first.right, `at ${width}`).toBeCloseTo(gap, 0);
      const title = await strip(home).evaluate((el) => el.getBoundingClientRect().width);
      expect(first.width, `at ${width}`).toBeCloseTo((title - gap * (seen - 1)) / seen, 0);
      const [one, two] = await boxes(hero(home));
      expect(two.left - one.right, `at ${width}`).toBeCloseTo(HERO_GAP, 0);
    }).toPass();
  }
});

test('a strip offers its buttons only while some slide does not fit, also after a phone is turned', async ({
  home,
}) => {
  const finished = home.getByRole('group', { name: 'Rifas Finalizadas' });
  const next = finished.getByRole('button', { name: 'Siguiente' });
  await finished.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  await home.setViewportSize({ width: 640, height: 360 });
  await expect(next).toBeHidden();
  await home.setViewportSize({ width: 360, height: 640 });
  await expect(next).toBeVisible();
});

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  test('only the first picture is loaded early; hidden ones wait', async ({ home }) => {
    const pictures = home.getByRole('main').locator('img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    const newest = home.getByRole('main').locator('source[type="image/avif"]').first();
    await expect(newest).toHaveAttribute('srcset', /\?w=384\.avif 384w/);
    await expect(home.locator('main img:not([loading=lazy])')).toHaveCount(1);
  });
});
