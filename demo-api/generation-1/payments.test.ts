import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { payRaw, rawTickets, someData, tinyReceipt } from '../../lib/testing/demo-calls';
import type { DemoRaffleShape } from '../../lib/testing/demo-control';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi();
});
afterAll(() => api.stop());

async function raffleWithTickets(shape: DemoRaffleShape = {}) {
  const { rifid } = await api.control.createRaffle({ tickets: 10, ...shape });
  return { rifid, tickets: await rawTickets(api.apiUrl, rifid) };
}

test('a payment reserves its tickets and keeps the receipt', async () => {
  const { rifid, tickets } = await raffleWithTickets();
  const datos = someData(tickets.slice(0, 3), { referencia: '900' });
  const { status, body } = await payRaw(api.apiUrl, { datos });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ok: true,
    confirmados: [{ numero: '00' }, { numero: '01' }, { numero: '02' }],
    rechazados: [],
  });
  const mine = await rawTickets(api.apiUrl, rifid, { estado: 'Apartado' });
  expect(mine.map(({ pagos }) => pagos[0]?.referencia)).toEqual(['900', '900 - 2/3', '900 - 3/3']);
  expect(mine[0]).toMatchObject({ nombre: 'Eva Prueba', cedula: 'V12345678' });
  const receipt = await fetch(`${api.apiUrl}/uploads/pagos/${mine[0]?.pagos[0]?.img}`);
  expect(new Uint8Array(await receipt.arrayBuffer())).toEqual(tinyReceipt);
});

test('a reference is used once in a raffle, and again in another', async () => {
  const { tickets } = await raffleWithTickets();
  const other = await raffleWithTickets();
  const pay = (tid: (typeof tickets)[number] | undefined) =>
    payRaw(api.apiUrl, { datos: someData(tid ? [tid] : [], { referencia: '901' }) });
  expect((await pay(tickets[0])).status).toBe(200);
  expect(await pay(tickets[1])).toMatchObject({
    status: 400,
    body: { ok: false, msg: expect.stringContaining('Ya existe un pago con esta referencia') },
  });
  expect((await pay(other.tickets[0])).status).toBe(200);
});

test('each: free tickets are confirmed, the others refused', async () => {
  const { rifid, tickets } = await raffleWithTickets({ apartados: ['01'] });
  const { status, body } = await payRaw(api.apiUrl, { datos: someData(tickets.slice(0, 3)) });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    confirmados: [{ numero: '00' }, { numero: '02' }],
    rechazados: [{ numero: '01', nombre: 'Otra Persona' }],
  });
  expect(await rawTickets(api.apiUrl, rifid, { estado: 'Disponible' })).toHaveLength(7);
});

test('all: one taken ticket refuses the whole purchase', async () => {
  const { rifid, tickets } = await raffleWithTickets({ apartados: ['01'], onTaken: 'all' });
  const { status, body } = await payRaw(api.apiUrl, { datos: someData(tickets.slice(0, 3)) });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    ok: false,
    msg: expect.any(String),
    rechazados: [{ numero: '01' }],
  });
  expect(await rawTickets(api.apiUrl, rifid, { estado: 'Disponible' })).toHaveLength(9);
});

test.each<[string, DemoRaffleShape]>([
  ['closed', { abierta: false }],
  ['pending', { estado: 'Pendiente' }],
])('a %s raffle sells nothing', async (_, shape) => {
  const { tickets } = await raffleWithTickets(shape);
  const answer = await payRaw(api.apiUrl, { datos: someData(tickets.slice(0, 1)) });
  expect(answer).toMatchObject({ status: 400, body: { ok: false, msg: expect.any(String) } });
});

test('missing or mixed data are refused with a message', async () => {
  const { rifid, tickets } = await raffleWithTickets();
  const other = await raffleWithTickets();
  const one = tickets.slice(0, 1);
  const refused = [
    { datos: someData(one), image: null },
    { datos: someData(one), image: new Uint8Array([1, 2, 3]) },
    { datos: undefined },
    { datos: '{' },
    { datos: someData([]) },
    { datos: someData(one, { referencia: ' ' }) },
    { datos: someData(one, { cedula: undefined }) },
    { datos: someData(one, { monto: 0 }) },
    { datos: someData([{ tid: 'f'.repeat(24) }]) },
    { datos: someData([...one, ...other.tickets.slice(0, 1)]) },
  ];
  for (const payment of refused) {
    const answer = await payRaw(api.apiUrl, payment);
    expect(answer).toMatchObject({ status: 400, body: { ok: false, msg: expect.any(String) } });
  }
  expect(await rawTickets(api.apiUrl, rifid, { estado: 'Disponible' })).toHaveLength(10);
});
