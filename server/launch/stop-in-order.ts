import type { Server } from 'node:http';
import type { Supervised } from './supervise';

/** A payment and its notice to the seller end well within it, and an orchestrator that kills after 30 s is outrun. */
const REQUESTS_MS = 25_000;
const PROCESS_MS = 3000;
const IDLE_CHECK_MS = 50;

type Running = { front: Server; next: Supervised; demo: Supervised | null };

/** Nobody new comes in, who is inside is served, then what served them ends. */
export async function stopInOrder({ front, next, demo }: Running): Promise<void> {
  const deadline = Date.now() + REQUESTS_MS;
  await drain(front);
  await next.stop(Math.max(deadline - Date.now(), 0) + PROCESS_MS);
  await demo?.stop(PROCESS_MS);
}

async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection that was busy at the call is idle after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), REQUESTS_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
