import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { get, payRaw, post, rawTickets, someDataOf2 } from '../../lib/testing/demo-calls';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi({ generation: 2 });
});
afterAll(() => api.stop());

const metodos = [
  { name: 'Pago Móvil', descripcion: 'Banco de Venezuela', cuenta: '0414-5550134', tasa: 36.5 },
  { name: 'Zelle', cuenta: 'pagos@example.com', tasa: 1 },
];

test('the list needs its seller, and contains the takings beside the counts', async () => {
  const { rifid } = await api.control.createRaffle({ name: 'Moto', tickets: 10, metodos });
  const url = `${api.apiUrl}/rifas/query`;
  expect(await post(url, { abierta: true })).toMatchObject({ status: 403, body: { ok: false } });
  expect((await post(url, { admin: 'f'.repeat(24) })).body).toMatchObject({ rifas: [], total: 0 });

  await api.control.setTickets(rifid, ['00'], 'Pagado');
  const [ticket] = await rawTickets(api.apiUrl, rifid, { numero: '01' });
  const { body: raffle } = await get(`${api.apiUrl}/rifas/${rifid}`);
  const method = (raffle.metodos as { metid: string }[])[0]?.metid;
  const datos = someDataOf2(api, rifid, ticket ? [ticket] : [], { method });
  expect((await payRaw(api.apiUrl, { datos })).status).toBe(200);
  const { body } = await post(url, { name: 'Moto', admin: api.sellerId });
  expect(body.rifas).toMatchObject([
    {
      _id: rifid,
      rifid,
      admin: api.sellerId,
      statsTickets: {
        Disponible: 8,
        Apartado: 1,
        Pagado: 1,
        RecaudadoTotal: 187.5,
        RecaudadoPagado: 5,
        RecaudadoApartado: 182.5,
      },
    },
  ]);
});

test('the current methods are beside the raffle; those inside it are outdated', async () => {
  const botones = [{ name: 'Combo', qty: 5, monto: 20 }];
  const { rifid } = await api.control.createRaffle({ metodos, botones, min: 2 });
  const { body } = await get(`${api.apiUrl}/rifas/${rifid}`);
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  expect(body.metodos).toEqual([
    {
      metid: id,
      moneda: 'VES',
      nombre: 'Pago Móvil',
      img: expect.any(String),
      equivalencia: expect.any(String),
      cuenta: 'Banco de Venezuela\n0414-5550134',
      tasa: 36.5,
    },
    expect.objectContaining({ metid: id, moneda: 'USD', nombre: 'Zelle', tasa: 1 }),
  ]);
  expect(body.rifa).toMatchObject({
    metodos: [{ cuenta: '0000 0400-0000000' }],
    botones,
    min: 2,
    admin: { _id: api.sellerId, email: expect.any(String) },
  });
  expect(body.rifa).not.toHaveProperty('max');
});

test('a method keeps its id when others come and go', async () => {
  const { rifid } = await api.control.createRaffle({ metodos });
  const ids = async () => {
    const { body } = await get(`${api.apiUrl}/rifas/${rifid}`);
    return (body.metodos as { metid: string }[]).map(({ metid }) => metid);
  };
  const [, zelle] = await ids();
  await api.control.changeRaffle(rifid, { metodos: metodos.slice(1) });
  expect(await ids()).toEqual([zelle]);
});

test('an unknown id is a 400, a malformed one a 500, an unknown GET the panel', async () => {
  expect((await get(`${api.apiUrl}/rifas/ffffffffffffffffffffffff`)).status).toBe(400);
  expect((await get(`${api.apiUrl}/rifas/nada`)).status).toBe(500);
  const panel = await fetch(`${api.apiUrl}/nada`);
  expect(panel.status).toBe(200);
  expect(panel.headers.get('content-type')).toContain('text/html');
});

test('routes want the seller and no token', async () => {
  const query = { desde: 0, hasta: 5, $or: [{ name: { $regex: 'web', $options: 'i' } }] };
  const url = `${api.apiUrl}/rutas/query`;
  const token = { 'x-token': api.token };
  expect(await post(url, query, token)).toMatchObject({ status: 404, body: { ok: false } });
  expect((await post(url, { ...query, admin: api.sellerId })).body).toEqual({
    ok: true,
    rutas: [{ ruid: expect.any(String), name: 'Página Web' }],
  });
});
