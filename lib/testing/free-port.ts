import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the ports that systems give out by themselves (32768 on Linux, 49152 elsewhere), and none that browsers refuse.
const FIRST = 20_000;
const PAIRS = 6000;

/**
 * No other test on the machine is given it before this process ends: its neighbour is held for as long. One that the
 * system chose was sometimes somebody else's by the time a shop had started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + 2 * Math.floor(Math.random() * PAIRS);
    const neighbour = await listenOn(port + 1);
    if (!neighbour) continue;
    neighbour.unref();
    const server = await listenOn(port);
    if (!server) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
}
