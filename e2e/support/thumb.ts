import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what it takes: a tap counts where the screen is, and what is not on it is scrolled to first. */
export function thumbOn(page: Page) {
  const did = { taps: 0, scrolls: 0 };
  const place = () => page.evaluate(() => window.scrollY);
  return {
    did,
    async tap(target: Locator): Promise<void> {
      const before = await place();
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
      did.taps += 1;
      expect(await place(), 'nothing scrolled by itself to be tapped').toBe(before);
    },
    async scrollTo(target: Locator): Promise<void> {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      did.scrolls += 1;
    },
  };
}
