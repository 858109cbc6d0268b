import type { Page } from '@playwright/test';
import type { DemoControl } from '@/lib/testing/demo-control';

/** How many purchases of this raffle the admin API was sent. */
export async function purchasesSent(admin: DemoControl, rifid: string): Promise<number> {
  const sent = await admin.requests(rifid);
  return sent.filter(({ path }) => path.includes('/tickets/payments/online')).length;
}

/** How many purchases the page has sent since. */
export function watchSendings(page: Page): () => number {
  let sendings = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments')) sendings += 1;
  });
  return () => sendings;
}
