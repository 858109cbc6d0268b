import type { Page } from '@playwright/test';

/** Breaks the header's links, the only part around every page made in the browser, so that nothing can be shown. */
export async function breakHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { map } = Array.prototype;
    Array.prototype.map = function (this: { label?: string }[], ...how: [never]) {
      if (this[0]?.label === 'Inicio') throw new Error('An extension took it away');
      return map.apply(this, how) as never;
    };
  });
}
