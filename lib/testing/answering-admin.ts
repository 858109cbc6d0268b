import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startAnsweringAdmin(answer: RequestListener): Promise<() => void> {
  const admin = createServer(answer).listen(0, '127.0.0.1');
  await once(admin, 'listening');
  process.env.ADMIN_API_URL = `http://127.0.0.1:${(admin.address() as AddressInfo).port}/api`;
  return () => {
    admin.closeAllConnections();
    admin.close();
  };
}

/** The same from the suite's first test to its last. */
export function answeringAdmin(answer: RequestListener): void {
  let stop = () => {};
  beforeAll(async () => {
    stop = await startAnsweringAdmin(answer);
  });
  afterAll(() => stop());
}
