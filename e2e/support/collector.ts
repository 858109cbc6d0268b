import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Event = Record<string, unknown>;

/** An analytics endpoint that stores the events it receives. */
export async function startCollector() {
  const events: Event[] = [];
  const server = createServer(async (request, response) => {
    events.push(JSON.parse(await text(request)) as Event);
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    told: (event: string) => events.filter((one) => one.event === event),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
