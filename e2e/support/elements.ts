import { expect, type Page } from '@playwright/test';

/** Web.dev's limit for a page that is too large is a little higher. */
const MOST_ELEMENTS = 1500;

export async function expectFewElements(page: Page, when: string): Promise<void> {
  const count = await page.locator('*').count();
  expect(count, `elements ${when}`).toBeLessThanOrEqual(MOST_ELEMENTS);
}
