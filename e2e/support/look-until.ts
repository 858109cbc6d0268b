import { expect, type Locator, type Page } from '@playwright/test';

/** Goes from look to look by the page's clock, which is moved on, until one has brought what is to be shown. */
export async function lookUntil(
  page: Page,
  { asks, shown, count = 1 }: { asks: RegExp; shown: Locator; count?: number },
): Promise<void> {
  await expect(async () => {
    const looked = page.waitForResponse(asks);
    await page.clock.fastForward(10_000);
    await looked;
    await expect(shown).toHaveCount(count, { timeout: 1000 });
  }).toPass();
}
