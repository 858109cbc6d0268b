import { expect, type Locator, type Page } from '@playwright/test';

/** Advances the page's clock from one look-up to the next until one has brought the expected content. */
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
