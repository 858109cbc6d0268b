import { startAnsweringAdmin } from '@/lib/testing/answering-admin';
import { listTickets } from './tickets';

// The demo has each ticket once; a joining query may send a ticket once per payment.

const rows = ['1', '1', '2', '3', '2'].map((numero) => ({
  tid: numero.repeat(24),
  numero,
  estado: 'Disponible',
}));

let stopAdmin: () => void;

beforeAll(async () => {
  stopAdmin = await startAnsweringAdmin((_req, res) => {
    const counts = { total: 3, disponibles: 3, apartados: 0, pagados: 0 };
    res.end(JSON.stringify({ ok: true, tickets: rows, ...counts }));
  });
});

afterAll(() => stopAdmin());

test('a ticket that comes in several rows is one ticket', async () => {
  const query = { offset: 0, limit: 50, search: '', status: 'available' } as const;
  const page = await listTickets('f'.repeat(24), query);
  expect(page.ok && page.value.tickets.map(({ number }) => number)).toEqual(['1', '2', '3']);
});
