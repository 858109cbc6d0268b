import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below the ports that systems assign by themselves (32768 on Linux, 49152 elsewhere); browsers refuse none of these.
const FIRST = 20_000;
const PAIRS = 6000;

/**
 * No other test on the machine gets this port before this process ends, which holds the next port until then. A port
 * chosen by the system was sometimes taken by the time a shop had started.
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
