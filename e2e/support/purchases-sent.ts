import type { Page } from '@playwright/test';
import type { DemoControl } from '@/lib/testing/demo-control';

/** Counts the purchases of this raffle that the admin API received. */
export async function purchasesSent(admin: DemoControl, rifid: string): Promise<number> {
  const sent = await admin.requests(rifid);
  return sent.filter(({ path }) => path.includes('/tickets/payments/online')).length;
}

/** Counts the purchases that the page sends from now on. */
export function watchSendings(page: Page): () => number {
  let sendings = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments')) sendings += 1;
  });
  return () => sendings;
}
