import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import type { RawTicket } from '../../lib/testing/demo-calls';
import { get, payRaw, rawTickets, someDataOf2, tinyReceipt } from '../../lib/testing/demo-calls';
import type { DemoRaffleShape } from '../../lib/testing/demo-control';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi({ generation: 2 });
});
afterAll(() => api.stop());

type Changes = Record<string, unknown> & { image?: Uint8Array<ArrayBuffer> | null };

const method = (name: string, tasa: number | string) => ({ name, cuenta: '0102', tasa });

/** Opens a raffle and returns functions that buy its numbers, with its first method unless told otherwise. */
async function openRaffle(shape: DemoRaffleShape = {}) {
  const { rifid } = await api.control.createRaffle({ tickets: 60, monto: 5, ...shape });
  const { body } = await get(`${api.apiUrl}/rifas/${rifid}`);
  const methods = body.metodos as { metid: string; nombre: string }[];
  const tickets = await rawTickets(api.apiUrl, rifid);
  const chosen = (numbers: number[]) => numbers.flatMap((number) => tickets[number] ?? []);
  const pay = (numbers: number[], { image = tinyReceipt, ...changes }: Changes = {}) =>
    payRaw(api.apiUrl, {
      image,
      datos: someDataOf2(api, rifid, chosen(numbers), { method: methods[0]?.metid, ...changes }),
    });
  const owned = async () =>
    (await rawTickets(api.apiUrl, rifid)).filter(({ estado }) => estado !== 'Disponible');
  return { rifid, methods, tickets, pay, owned };
}

const numbersOf = (tickets: unknown) => (tickets as RawTicket[]).map(({ numero }) => numero);
const refused = (status: number, msg: RegExp) => ({
  status,
  body: { ok: false, msg: expect.stringMatching(msg) },
});

test('all numbers are taken, and carry their buyer and a share of the price, but no payment', async () => {
  const { rifid, tickets, pay, owned } = await openRaffle({ monto: 10 });
  const { status, body } = await pay([0, 1, 2], { referencia: '900', monto: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true, msg: expect.any(String) });
  expect(body.confirmados).toEqual(tickets.slice(0, 3).map(({ tid }) => ({ tid, rifa: rifid })));
  expect(await owned()).toHaveLength(3);
  expect((await owned())[0]).toMatchObject({
    estado: 'Apartado',
    cedula: 'V12345678',
    nombre: 'Eva Prueba',
    codigo: '58',
    telefono: '584145550177',
    monto: 10,
    totalPagado: 10,
    pagos: [],
  });
  expect(await api.control.purchases(rifid)).toEqual([
    {
      referencia: '900',
      cedula: 'V12345678',
      telefono: '584145550177',
      monto: 30,
      descripcion: 'Compra online de 3 ticket(s)',
      ruta: null,
      vendedor: null,
      metodo: 'Pago Móvil',
      numeros: ['00', '01', '02'],
    },
  ]);
});

test('the price is the server’s: packs from the largest down, the rest one by one, times the rate', async () => {
  const { rifid, methods, pay, owned } = await openRaffle({
    botones: [
      { qty: 3, monto: 12 },
      { qty: 5, monto: 20 },
    ],
    metodos: [method('Pago Móvil', '36,5'), method('Zelle', 1)],
  });
  const [bolivares, dollars] = methods.map(({ metid }) => metid);
  await pay([0, 1, 2, 3, 4, 5, 6], { referencia: '1', method: bolivares });
  await pay([10, 11, 12, 13, 14, 15], { referencia: '2', method: dollars });
  await pay(
    Array.from({ length: 14 }, (_, index) => 20 + index),
    { referencia: '3', method: dollars },
  );
  const prices = (await api.control.purchases(rifid)).map(({ monto }) => monto);
  // 5 + 2, 5 + 1 (dearer than 3 + 3), 5 + 5 + 3 + 1
  expect(prices).toEqual([30 * 36.5, 25, 57]);
  const shares = (await owned()).slice(0, 7).map(({ totalPagado }) => totalPagado);
  expect(shares).toEqual([156.43, 156.43, 156.43, 156.43, 156.43, 156.43, 156.42]);
});

test.each([
  [1.005, 1, 1, 1.01],
  [0.335, 3, 1, 1.01],
  [1.333, 3, 1, 4],
  [1.333, 3, 40, 159.96],
])(
  'half a cent goes up: %p each, %i of them, at %p, cost %p',
  async (monto, count, tasa, total) => {
    const { rifid, pay } = await openRaffle({ monto, metodos: [method('Pago Móvil', tasa)] });
    await pay(Array.from({ length: count }, (_, index) => index));
    expect(await api.control.purchases(rifid)).toMatchObject([{ monto: total }]);
  },
);

test('every refusal, in the order in which they are found', async () => {
  const { methods, pay, owned, rifid } = await openRaffle({
    tickets: 60,
    min: 2,
    max: 4,
    pagados: ['50'],
    metodos: [
      method('Pago Móvil', 1),
      method('Zelle', 1),
      { ...method('Apagado', 1), metid: 'a'.repeat(24), activo: false },
      { ...method('De otro', 1), metid: 'b'.repeat(24), admin: 'c'.repeat(24) },
    ],
  });
  expect(methods.map(({ nombre }) => nombre)).toEqual(['Pago Móvil', 'Zelle']);
  const unknown = 'd'.repeat(24);
  const wrong: Changes = {
    referencia: '',
    image: null,
    method: unknown,
    tickets: [{ tid: unknown, rifa: unknown }],
  };
  expect((await pay([0, 1], { referencia: 'R' })).status).toBe(200);

  const used = { referencia: 'R', image: null, admin: unknown };
  expect(await pay([50], used)).toMatchObject(refused(400, /Ya existe un pago registrado/));
  expect(await pay([2, 3], { referencia: 'R', method: methods[1]?.metid })).toMatchObject({
    status: 200,
  });
  const sold = await owned();
  expect(await pay([], wrong)).toMatchObject(refused(404, /tickets/));
  delete wrong.tickets;
  expect(await pay([50], wrong)).toMatchObject(refused(400, /referencia/));
  wrong.referencia = 'otra';
  expect(await pay([50], wrong)).toMatchObject(refused(400, /comprobante/));
  delete wrong.image;
  expect(await pay([50], wrong)).toMatchObject(refused(400, /método/));
  wrong.method = 'a'.repeat(24);
  expect(await pay([50], wrong)).toMatchObject(refused(400, /método/));
  wrong.method = 'b'.repeat(24);
  expect(await pay([50], wrong)).toMatchObject(refused(403, /vendedor/));
  delete wrong.method;
  await api.control.changeRaffle(rifid, { abierta: false });
  expect(await pay([50], wrong)).toMatchObject(refused(404, /rifa/));
  await api.control.changeRaffle(rifid, { abierta: true });
  expect(await pay([10, 11, 12, 13, 50], wrong)).toMatchObject(
    refused(400, /^Máximo permitido: 4/),
  );
  expect(await pay([50], wrong)).toMatchObject(refused(400, /^Mínimo permitido: 2/));
  const { status, body } = await pay([10, 50], wrong);
  expect(status).toBe(400);
  expect(numbersOf(body.rechazados)).toEqual(['50']);
  expect((body.rechazados as RawTicket[])[0]?.cedula).toBe('V11222333');
  expect(await owned()).toEqual(sold);
});

test('an empty text for an id fails to be cast', async () => {
  const { pay, owned } = await openRaffle();
  expect((await pay([1], { vendedor: '' })).status).toBe(500);
  expect((await pay([1], { ruta: '' })).status).toBe(500);
  expect((await pay([1], { vendedor: api.sellerId })).status).toBe(200);
  expect(await owned()).toHaveLength(1);
});

test('a race lost to a stranger sells nothing to the loser, and names no ticket', async () => {
  const { pay, owned } = await openRaffle();
  const answers = await Promise.all([
    pay([0, 1], { referencia: '1', cedula: 'V1' }),
    pay([1, 2], { referencia: '2', cedula: 'V2' }),
  ]);
  const lost = answers.find(({ status }) => status === 400);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(lost?.body).toEqual({
    ok: false,
    msg: expect.stringMatching(/^Colisión con otro comprador/),
  });
  expect(await owned()).toHaveLength(2);
  expect(new Set((await owned()).map(({ cedula }) => cedula)).size).toBe(1);
});

test('two purchases of one buyer at the same time: the collision of one frees the numbers of the other', async () => {
  const { pay, owned } = await openRaffle();
  const [first, second] = await Promise.all([
    pay([0, 1], { referencia: '1' }),
    pay([1, 2], { referencia: '2' }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  expect(await owned()).toEqual([]);
  expect((await pay([1, 2], { referencia: '3' })).status).toBe(200);
});
