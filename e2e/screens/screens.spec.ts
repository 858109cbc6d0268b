import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/shop';
import { Payment } from '../pages/payment';
import { Picker } from '../pages/picker';

/** `npm run screens` retakes the pictures of the README. Otherwise the stories hold that each screen is still there. */
const isRetaken = process.env.SCREENS === 'retake';
/** The demo's car, whose name is neither long nor short. */
const IN_PICTURES = '65a1f0000000000000000001';
const GAP = 24;
const GROUND = '#e9e7e2';

type Screen = (page: Page, raffleId: string) => Promise<void>;

const home: Screen = async (page) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Rifas Activas' })).toBeVisible();
};
const raffle: Screen = async (page, id) => {
  await new Picker(page).open(id);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const choosing: Screen = async (page, id) => {
  const picker = new Picker(page);
  await picker.open(id);
  await picker.takeSome(3, 0.2);
  await expect(picker.chips).toBeVisible();
  await picker.search.evaluate((search) => search.scrollIntoView());
};
/** After `choosing`. */
const payment: Screen = (page) => new Payment(page).tapPay();
const contact: Screen = async (page) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
};
const dark =
  (screen: Screen): Screen =>
  async (page, id) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await screen(page, id);
  };

/** Each picture is a row of screens; `shownWidth` is the width of one in the picture. */
const pictures = [
  {
    name: 'phone',
    viewport: { width: 360, height: 780 },
    shownWidth: 360,
    screens: [home, raffle, choosing, payment, dark(home)],
  },
  {
    name: 'tablet',
    viewport: { width: 768, height: 1024 },
    shownWidth: 560,
    screens: [home, raffle, dark(contact)],
  },
  {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    shownWidth: 1000,
    screens: [home, raffle],
  },
];

for (const { name, viewport, shownWidth, screens } of pictures) {
  test(`the screens of the README's picture "${name}" are still there`, async ({
    page,
    createRaffle,
  }) => {
    const id = isRetaken ? IN_PICTURES : (await createRaffle()).rifid;
    await page.setViewportSize(viewport);
    // The carousels stand still.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shots: Buffer[] = [];
    for (const screen of screens) {
      await screen(page, id);
      await expect(page.getByRole('banner').or(page.getByRole('dialog')).first()).toBeInViewport();
      if (isRetaken) shots.push(await settledShot(page));
    }
    if (isRetaken) await writeRow(name, shots, shownWidth, viewport);
  });
}

async function settledShot(page: Page): Promise<Buffer> {
  await expect.poll(() => page.evaluate(unfinishedPictures)).toBe(0);
  return page.screenshot({ animations: 'disabled' });
}

/** An observer, because a lazy picture that a carousel clips never loads. */
async function unfinishedPictures(): Promise<number> {
  const isUnfinished = (image: HTMLImageElement) =>
    new Promise((resolve) => {
      new IntersectionObserver(([seen]) =>
        resolve(seen?.isIntersecting && !image.complete),
      ).observe(image);
    });
  const unfinished = await Promise.all([...document.images].map(isUnfinished));
  return unfinished.filter(Boolean).length;
}

async function writeRow(
  name: string,
  shots: Buffer[],
  width: number,
  viewport: { width: number; height: number },
): Promise<void> {
  const height = Math.round((width / viewport.width) * viewport.height);
  const composite = await Promise.all(
    shots.map(async (shot, place) => ({
      input: await sharp(shot).resize(width, height).toBuffer(),
      left: GAP + place * (width + GAP),
      top: GAP,
    })),
  );
  const size = { width: GAP + shots.length * (width + GAP), height: height + 2 * GAP };
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(composite)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(__dirname, `${name}.jpg`));
}
