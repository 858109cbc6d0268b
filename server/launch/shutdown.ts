import type { Supervised } from './supervise';
import type { Server } from 'node:http';

/** A second signal exits at once. */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

// Orchestrators kill after 30 s.
const REQUESTS_MS = 25_000;
export const PROCESS_MS = 3000;

export type Running = { drain: Drain; next: Supervised; demo: Supervised | null };

export async function stopInOrder({ drain, next, demo }: Running): Promise<void> {
  const deadline = performance.now() + REQUESTS_MS;
  await drain(REQUESTS_MS);
  await next.stop(Math.max(deadline - performance.now(), 0) + PROCESS_MS);
  await demo?.stop(PROCESS_MS);
}

export type Drain = (patienceMs: number) => Promise<void>;

/** Waits for requests, not for connections: browsers open some and send nothing. */
export function prepareDrain(server: Server): Drain {
  let running = 0;
  let isDraining = false;
  let onQuiet = () => {};

  server.prependListener('request', (_req, res) => {
    if (isDraining) res.shouldKeepAlive = false;
    running += 1;
    res.once('close', () => {
      running -= 1;
      if (running === 0) onQuiet();
    });
  });

  return async function drain(patienceMs) {
    isDraining = true;
    server.close();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      onQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
      if (running === 0) onQuiet();
    });
    server.closeAllConnections();
  };
}
