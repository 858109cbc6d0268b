import type { Server } from 'node:http';

export type Drain = (patienceMs: number) => Promise<void>;

/** Waits for requests, not for connections, of which browsers open some and say nothing. */
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
