import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listTickets } from './tickets';

// The demo has each ticket once; a query that joins may send one for each of its payments.

const rows = ['1', '1', '2', '3', '2'].map((numero) => ({
  tid: numero.repeat(24),
  numero,
  estado: 'Disponible',
}));

let admin: Server;

beforeAll(async () => {
  admin = createServer((_req, res) => {
    const counts = { total: 3, disponibles: 3, apartados: 0, pagados: 0 };
    res.end(JSON.stringify({ ok: true, tickets: rows, ...counts }));
  }).listen(0, '127.0.0.1');
  await once(admin, 'listening');
  process.env.ADMIN_API_URL = `http://127.0.0.1:${(admin.address() as AddressInfo).port}/api`;
});

afterAll(() => {
  admin.closeAllConnections();
  admin.close();
});

test('a ticket that comes in several rows is one ticket', async () => {
  const query = { offset: 0, limit: 50, search: '', status: 'available' } as const;
  const page = await listTickets('f'.repeat(24), query);
  expect(page.ok && page.value.tickets.map(({ number }) => number)).toEqual(['1', '2', '3']);
});
