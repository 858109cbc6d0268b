import type { Drain } from './drain';
import type { Supervised } from './supervise';

/** A payment and its notice to the seller end well within it, and an orchestrator that kills after 30 s is outrun. */
const REQUESTS_MS = 25_000;
const PROCESS_MS = 3000;

type Running = { drain: Drain; next: Supervised; demo: Supervised | null };

/** Nobody new comes in, who is inside is served, then what served them ends. */
export async function stopInOrder({ drain, next, demo }: Running): Promise<void> {
  const deadline = Date.now() + REQUESTS_MS;
  await drain(REQUESTS_MS);
  await next.stop(Math.max(deadline - Date.now(), 0) + PROCESS_MS);
  await demo?.stop(PROCESS_MS);
}
