import type { IncomingMessage, ServerResponse } from 'node:http';
import { startAnsweringAdmin } from '@/lib/testing/answering-admin';
import { getRaffleShared, listTicketsShared } from './live-reads';

const raffleId = 'a'.repeat(24);
const counts = { total: 120, disponibles: 100, apartados: 10, pagados: 10 };
let asked: string[] = [];
let stop: () => void;

beforeAll(async () => {
  stop = await startAnsweringAdmin(answer);
});
afterAll(() => stop());
beforeEach(() => {
  asked = [];
});

async function answer(req: IncomingMessage, res: ServerResponse) {
  let body = '';
  for await (const chunk of req) body += String(chunk);
  asked.push(`${req.url} ${body}`);
  const answered = req.url?.includes('/tickets/')
    ? { tickets: [{ tid: 't', numero: '007', estado: 'Disponible' }], ...counts }
    : { rifa: { rifid: raffleId, name: 'Rifa', monto: 5, abierta: true }, metodos: [] };
  res.end(JSON.stringify({ ok: true, ...answered }));
}

const page = { raffleId, limit: 50, search: '', status: 'all' } as const;

test('pages behind the last number are empty and cost one question together', async () => {
  for (let offset = 150; offset < 5000; offset += 50) {
    expect(await listTicketsShared({ ...page, offset })).toMatchObject({
      value: { tickets: [], counts: { total: 120 } },
    });
  }
  expect(asked).toHaveLength(1);
  const last = await listTicketsShared({ ...page, offset: 100 });
  expect(last).toMatchObject({ value: { tickets: [{ number: '007' }] } });
});

test('a raffle that many ask for at once is asked for once', async () => {
  for (let time = 0; time < 50; time += 1) {
    expect(await getRaffleShared({ raffleId })).toMatchObject({ ok: true });
  }
  expect(asked).toHaveLength(1);
});
