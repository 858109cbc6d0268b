import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { tabTo } from '../support/in-sight';

const STOPS = 200;
const has = (target: Locator) => () => target.evaluate((el) => el === document.activeElement);

for (const key of ['Tab', 'Shift+Tab']) {
  // wcag: 2.4.7
  test(`with a number chosen, ${key} focuses nothing with a faint ring, or under header, bottom bar or floating buttons @a11y`, async ({
    createRaffle,
    page,
    picker,
  }) => {
    const { rifid } = await createRaffle({ tickets: 60, img: ['1.jpg', '2.jpg', '3.jpg'] });
    if (key === 'Shift+Tab') await page.emulateMedia({ colorScheme: 'dark' });
    await picker.open(rifid);
    await picker.take('03', '17');
    await expect(picker.bar).toBeVisible();
    const first = page.getByRole('link', { name: 'Saltar al contenido' });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const [from, to] = key === 'Tab' ? [first, last] : [last, first];
    await from.focus();
    await tabTo(page, has(to), STOPS, key);
  });
}
