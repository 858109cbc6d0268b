import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callAdmin } from './transport';

const MIB = 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, '{"ok":true,');
let sent = 0;

/** An admin API that answers without end, as fast as it is read. */
const admin = createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.on('drain', () => goOn(res));
  goOn(res);
});

function goOn(res: ServerResponse): void {
  do sent += piece.length;
  while (!res.destroyed && res.write(piece));
}

beforeAll(async () => {
  admin.listen(0, '127.0.0.1');
  await once(admin, 'listening');
  const { port } = admin.address() as AddressInfo;
  process.env.ADMIN_API_URL = `http://127.0.0.1:${port}/api`;
});

afterAll(() => {
  admin.closeAllConnections();
  admin.close();
});

test('an answer without end is garbage, and most of it is never read', async () => {
  const answer = await callAdmin({ method: 'GET', path: '/rifas/x' });
  expect(answer).toMatchObject({ ok: false, reason: 'garbled' });
  expect(sent).toBeLessThan(64 * MIB);
});
