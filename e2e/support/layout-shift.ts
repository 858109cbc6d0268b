import type { Page } from '@playwright/test';

/** Counts layout shifts from now on, on every page opened in this tab. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) {
          Object.assign(window, {
            shift: (window as unknown as { shift: number }).shift + entry.value,
          });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts on this page so far, except those caused by the visitor's input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}
