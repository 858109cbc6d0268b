import type { DemoControl } from '@/lib/testing/demo-control';

/** How many purchases of this raffle the admin API was sent. */
export async function purchasesSent(admin: DemoControl, rifid: string): Promise<number> {
  const sent = await admin.requests(rifid);
  return sent.filter(({ path }) => path.includes('/tickets/payments/online')).length;
}
