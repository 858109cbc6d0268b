import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { Payment } from '../pages/payment';
import { Picker } from '../pages/picker';

/** The demo's car, whose name is neither long nor short. */
const RAFFLE = '65a1f0000000000000000001';

type Screen = (page: Page) => Promise<void>;

const at =
  (address: string): Screen =>
  async (page) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
const home = at('/home');
const raffle = at(`/rifa/${RAFFLE}`);
const choosing: Screen = async (page) => {
  const picker = new Picker(page);
  await picker.open(RAFFLE);
  await picker.takeSome(3, 0.2);
  await picker.search.evaluate((search) => search.scrollIntoView());
};
/** After `choosing`. */
const payment: Screen = (page) => new Payment(page).tapPay();
const dark =
  (screen: Screen): Screen =>
  async (page) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await screen(page);
  };

/** Each picture of the README is a row of screens; `shown` is the width of one in it. */
for (const [name, width, height, shown, screens] of [
  ['phone', 360, 780, 360, [home, raffle, choosing, payment, dark(home)]],
  ['tablet', 768, 1024, 560, [home, raffle, dark(at('/contact'))]],
  ['desktop', 1440, 900, 1000, [home, raffle]],
] as const) {
  test(`the picture "${name}" of the README is taken`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const images: string[] = [];
    for (const screen of screens) {
      await screen(page);
      const isLoading = () =>
        page.evaluate(() =>
          [...document.images].some(
            (image) => image.getBoundingClientRect().top < innerHeight && !image.complete,
          ),
        );
      await expect.poll(isLoading).toBe(false);
      const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
      images.push(`<img width="${shown}" src="data:image/png;base64,${shot}">`);
    }
    const sheet = await browser.newPage();
    await sheet.setContent(
      `<body style="margin:0;padding:24px;display:flex;gap:24px;width:max-content;background:#e9e7e2">${images.join('')}`,
    );
    const file = path.join(__dirname, `${name}.jpg`);
    await sheet.locator('body').screenshot({ path: file, type: 'jpeg', quality: 82 });
  });
}
