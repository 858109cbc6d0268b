import { expect, type Page } from '@playwright/test';

/** What web.dev calls too large a page begins a little above. */
const MOST_ELEMENTS = 1500;

export async function expectFewElements(page: Page, when: string): Promise<void> {
  const count = await page.locator('*').count();
  expect(count, `elements ${when}`).toBeLessThanOrEqual(MOST_ELEMENTS);
}
