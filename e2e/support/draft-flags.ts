import type { Page } from '@playwright/test';

const flags = (page: Page) =>
  page.evaluate(() =>
    Object.entries<string>(localStorage).filter(([key]) =>
      /^payment-draft:[0-9a-f]{24}$/.test(key),
    ),
  );

/** The raffles with a purchase on this phone. */
export const draftFlags = async (page: Page) => (await flags(page)).map(([key]) => key);

/** Those whose purchase waits to be sent. */
export const waitingFlags = async (page: Page) =>
  (await flags(page)).filter(([, dueAt]) => dueAt === '0');
