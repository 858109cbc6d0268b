import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export const LOOPBACK = '127.0.0.1';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @throws before anything starts, with a sentence for the operator */
export async function needFreePort(port: number, host?: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${why}: free it, or set PORT to another one`);
  }
  server.close();
  await once(server, 'close');
}
