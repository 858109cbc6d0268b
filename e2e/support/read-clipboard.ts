import type { Page } from '@playwright/test';

/** Lets the page write to the clipboard. Returns a function that reads it. */
export async function readClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}
