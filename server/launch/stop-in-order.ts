import type { Drain } from './drain';
import type { Supervised } from './supervise';

// An orchestrator kills after 30 s.
const REQUESTS_MS = 25_000;
const PROCESS_MS = 3000;

export type Running = { drain: Drain; next: Supervised; demo: Supervised | null };

export async function stopInOrder({ drain, next, demo }: Running): Promise<void> {
  const deadline = Date.now() + REQUESTS_MS;
  await drain(REQUESTS_MS);
  await next.stop(Math.max(deadline - Date.now(), 0) + PROCESS_MS);
  await demo?.stop(PROCESS_MS);
}
