import { createServer, type Server } from 'node:http';
import { createRelay } from '../relay/relay';
import type { Upstream } from '../relay/upstream';

type Options = { upstream: Upstream };

export function createFront({ upstream }: Options): Server {
  const relay = createRelay(upstream, (res) => {
    res.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
  });
  return createServer(relay);
}
