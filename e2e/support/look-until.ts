import { expect, type Locator, type Page } from '@playwright/test';

/** Advances the page's clock from one request to the next until one has brought the expected content. */
export async function lookUntil(
  page: Page,
  {
    asks,
    shown,
    count = 1,
    stepMs = 10_000,
  }: { asks: RegExp; shown: Locator; count?: number; stepMs?: number },
): Promise<void> {
  await expect(async () => {
    // Not made if the page has not planned its next look-up yet.
    const asked = page.waitForRequest(asks, { timeout: 1000 });
    await page.clock.fastForward(stepMs);
    await (await asked).response();
    await expect(shown).toHaveCount(count, { timeout: 1000 });
  }).toPass();
}
