import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { get, post } from '../../lib/testing/demo-calls';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi();
});
afterAll(() => api.stop());

test('a raffle comes with its seller, personal data included', async () => {
  const { rifid } = await api.control.createRaffle({
    name: 'Moto',
    portada: 'a.jpg',
    img: ['b.jpg'],
  });
  const { status, body } = await get(`${api.apiUrl}/rifas/${rifid}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ok: true,
    rifa: {
      rifid,
      name: 'Moto',
      abierta: true,
      portada: { img: 'a.jpg' },
      img: [{ img: 'b.jpg' }],
      metodos: [{ name: 'Pago Móvil', tasa: 1 }],
      admin: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        email: expect.any(String),
        phone: expect.any(String),
      },
    },
  });
});

test('an unknown id is a 400, a malformed one a 500', async () => {
  const unknown = await get(`${api.apiUrl}/rifas/ffffffffffffffffffffffff`);
  expect(unknown).toMatchObject({ status: 400, body: { ok: false, msg: expect.any(String) } });
  const malformed = await get(`${api.apiUrl}/rifas/nada`);
  expect(malformed).toMatchObject({ status: 500, body: { ok: false, msg: expect.any(String) } });
});

test('raffles are filtered, sorted and paged; hasta is a limit', async () => {
  const loteria = 'Lotería única';
  for (const day of ['01', '02', '03']) {
    await api.control.createRaffle({
      loteria,
      name: `Rifa ${day}`,
      fecha: `2030-01-${day}T00:00:00Z`,
    });
  }
  await api.control.createRaffle({ loteria, name: 'Cerrada', abierta: false });
  const query = { loteria, abierta: true, sort: { fecha: -1 }, desde: 1, hasta: 2 };
  const { body } = await post(`${api.apiUrl}/rifas/query`, query);
  expect(body).toMatchObject({
    ok: true,
    total: 3,
    rifas: [{ name: 'Rifa 02' }, { name: 'Rifa 01' }],
  });
  expect(body.rifas).toHaveLength(2);

  const named = { loteria, $or: [{ name: { $regex: 'cerr', $options: 'i' } }] };
  const found = await post(`${api.apiUrl}/rifas/query`, named);
  expect(found.body).toMatchObject({ total: 1, rifas: [{ name: 'Cerrada', abierta: false }] });
});

test('routes want the token', async () => {
  const query = { desde: 0, hasta: 5, $or: [{ name: { $regex: 'web', $options: 'i' } }] };
  const url = `${api.apiUrl}/rutas/query`;
  expect(await post(url, query)).toMatchObject({ status: 401, body: { ok: false } });
  expect(await post(url, query, { 'x-token': 'otro' })).toMatchObject({ status: 401 });
  expect((await post(url, query, { 'x-token': api.token })).body).toEqual({
    ok: true,
    rutas: [{ ruid: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Página Web' }],
  });
});

test('an unknown GET is the panel, with 200', async () => {
  const answer = await fetch(`${api.apiUrl}/nada`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('pictures are files; no name is the no-image, an unknown one is missing', async () => {
  await api.control.putImage('portada', 'una.jpg', new Uint8Array([0xff, 0xd8, 0xff, 1, 2]));
  const picture = await fetch(`${api.apiUrl}/uploads/portada/una.jpg`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect((await picture.arrayBuffer()).byteLength).toBe(5);
  const none = await fetch(`${api.apiUrl}/uploads/rifa/no-image`);
  expect(none.headers.get('content-type')).toBe('image/jpeg');
  expect((await fetch(`${api.apiUrl}/uploads/rifa/otra.jpg`)).status).toBe(404);
  expect((await fetch(`${api.apiUrl}/uploads/rifa/..%2F..%2Fadmin.db`)).status).toBe(404);
});

test('WhatsApp messages are kept', async () => {
  const message = { number: '584145550134', message: 'Se ha registrado una compra en linea' };
  const sent = await post(`${api.origin}/api/whatsapp/send/tienda`, message);
  expect(sent).toMatchObject({ status: 200, body: { ok: true } });
  const { body } = await get(`${api.origin}/api/whatsapp/messages`);
  expect(body.messages).toContainEqual(expect.objectContaining({ session: 'tienda', ...message }));
});
