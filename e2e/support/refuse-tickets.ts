import type { DemoControl } from '@/lib/testing/demo-control';

/** The admin API refuses every request for a raffle's tickets until the fault is removed. */
export function refuseTickets(admin: DemoControl, rifid: string) {
  return admin.addFault({
    path: '/api/tickets/query',
    match: rifid,
    kind: 'status',
    status: 400,
    times: 0,
  });
}
