import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createDemoControl } from './demo-control';

let server: Server;

beforeEach(async () => {
  const used = new Set<Socket>();
  server = createServer(({ socket }, response) => {
    if (used.has(socket)) return socket.destroy();
    used.add(socket);
    response.end('{"id": "one"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

test('a connection that the demo has done with costs no call', async () => {
  const { port } = server.address() as AddressInfo;
  const control = createDemoControl(`http://127.0.0.1:${port}`);
  const fault = { path: '/', kind: 'silence' } as const;
  for (let call = 1; call <= 4; call += 1) expect(await control.addFault(fault)).toBe('one');
});
