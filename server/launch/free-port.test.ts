import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort, needFreePort } from './free-port';

test('a port that is taken is told in a sentence before anything starts', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(needFreePort(port)).rejects.toThrow(
    `Port ${port} is taken by another program: end that, or set PORT to another one`,
  );
  other.close();
});

test('a port that is free stays free', async () => {
  const port = await freePort();
  await needFreePort(port);
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
});
