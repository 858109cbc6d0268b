import type { Page } from '@playwright/test';

/** Runs something at the shop after the buyer's last tap and before the purchase arrives. */
export async function meanwhile(page: Page, happening: () => Promise<unknown>): Promise<void> {
  await page.route(
    '**/api/raffles/*/payments',
    async (route) => {
      await happening();
      await route.continue();
    },
    { times: 1 },
  );
}
