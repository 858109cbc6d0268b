import { expect, type Locator, type Page } from '@playwright/test';

/** Counts taps and scrolls. A tap fails unless its target is on the screen, so a story must scroll to it first. */
export function thumbOn(page: Page) {
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
