import { once } from 'node:events';
import { createServer, Server, type AddressInfo } from 'node:net';
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

test('a port that only an administrator may have is not said to be taken', async () => {
  const listen = jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    const error = Object.assign(new Error('listen'), { code: 'EACCES' });
    setImmediate(() => this.emit('error', error));
    return this;
  });
  await expect(needFreePort(80)).rejects.toThrow(
    'Port 80 cannot be used (EACCES): free it, or set PORT to another one',
  );
  listen.mockRestore();
});
