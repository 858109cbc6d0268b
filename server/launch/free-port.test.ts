import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { needFreePort } from './free-port';

test('a port in use is reported in a sentence before anything starts', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(needFreePort(port)).rejects.toThrow(
    `Port ${port} is taken by another program: free it, or set PORT to another one`,
  );
  other.close();
});
