import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getTicketsByNumber } from '@/lib/admin-api/tickets';
import { RECEIPT_NAME } from '@/lib/platform/http/receipt-files';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { POST } from './route';

jest.mock('node:os', () => jest.requireActual<object>('@/lib/testing/own-tmpdir'));

// Outside of Next, `after` does not work.
jest.mock('next/server', () => ({ after: () => undefined }));

const MAX = 20;
const TOKEN = 'a'.repeat(32);

const demo = demoOfSuite();

/** A receipt that is left would fill the disk. */
afterEach(() =>
  expect(readdirSync(tmpdir()).filter((name) => RECEIPT_NAME.test(name))).toEqual([]),
);

/** Sends somebody else's cédula with a guessed phone. */
async function send(raffleId: string, owner: string, time: number): Promise<Response> {
  const page = await getTicketsByNumber(raffleId, ['01']);
  const tickets = page.ok ? page.value.tickets.map(({ id, number }) => ({ id, number })) : [];
  const person = { nationalId: owner, phone: `414${5_000_000 + time}`, reference: `G${time}` };
  const form = new FormData();
  form.set('data', JSON.stringify(examplePurchase({ tickets, amount: 5, ...person })));
  form.set('receipt', new Blob([new Uint8Array(10)]), 'r.jpg');
  const request = new Request('http://shop.example/api', {
    method: 'POST',
    body: form,
    headers: {
      cookie: `shop-XSRF-TOKEN=${TOKEN}`,
      'x-xsrf-token': TOKEN,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': '200.8.5.9',
    },
  });
  return POST(request, { params: Promise.resolve({ id: raffleId }) });
}

async function guess(...guessed: Parameters<typeof send>): Promise<string | undefined> {
  const answer = await send(...guessed);
  const told = (await answer.json()) as { reason?: string; outcome?: { reason?: string } };
  return told.outcome?.reason ?? told.reason;
}

test.each<[string, string, DemoRaffleShape]>([
  ['V31000001', 'tickets-taken', {}],
  ['V31000002', 'raffle-closed', { abierta: false }],
  ['V31000003', 'method-gone', { metodos: [{ name: 'Otro', cuenta: '1', tasa: 1 }] }],
])('a client that tries phones of %s, and gets %s, is stopped', async (owner, reason, shape) => {
  const { rifid } = await demo.control.createRaffle({
    monto: 5,
    metodos: [{ name: 'Pago Móvil', cuenta: '0102', tasa: 1 }],
    ...shape,
  });
  await demo.control.setTickets(rifid, ['01'], 'Apartado', {
    cedula: owner,
    telefono: '4149999999',
  });
  const told = [];
  for (let time = 0; time < MAX + 2; time += 1) told.push(await guess(rifid, owner, time));
  expect(told).toEqual([
    ...Array<string>(MAX).fill(reason),
    'too-many-requests',
    'too-many-requests',
  ]);
});

test('a header says whether numbers were registered', async () => {
  const { rifid } = await demo.control.createRaffle({
    monto: 5,
    metodos: [{ name: 'Pago Móvil', cuenta: '0102', tasa: 1 }],
  });
  const own = { cedula: 'V31000004', telefono: '4145000001' };
  await demo.control.setTickets(rifid, ['01'], 'Apartado', own);
  const told = [];
  for (const time of [0, 1]) {
    told.push((await send(rifid, own.cedula, time)).headers.get('x-registered'));
  }
  expect(told).toEqual([null, 'yes']);
});
