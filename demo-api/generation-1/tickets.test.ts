import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { get, post, rawTickets } from '../../lib/testing/demo-calls';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi();
});
afterAll(() => api.stop());

test('a page of available tickets, with counts of the whole raffle', async () => {
  const { rifid } = await api.control.createRaffle({
    tickets: 1000,
    apartados: ['003'],
    pagados: ['000', '001'],
  });
  const { body } = await post(`${api.apiUrl}/tickets/query`, {
    rifa: rifid,
    estado: 'Disponible',
    disponible: true,
    sort: { numero: 1 },
    desde: 1,
    hasta: 2,
    $or: [{ numero: { $regex: '00', $options: 'i' } }],
  });
  expect(body).toMatchObject({
    ok: true,
    tickets: [{ numero: '004' }, { numero: '005' }],
    total: 1000,
    disponibles: 997,
    apartados: 1,
    pagados: 2,
  });
});

test('several numbers at once, grouped ones too', async () => {
  const { rifid } = await api.control.createRaffle({
    tickets: ['000-500', '001-501', '002-502'],
    apartados: ['001-501'],
  });
  const $or = ['000-500', '001-501', '00'].map((numero) => ({
    numero: { $regex: `^${numero}$`, $options: 'i' },
  }));
  const tickets = await rawTickets(api.apiUrl, rifid, { $or });
  expect(tickets.map(({ numero, estado }) => [numero, estado])).toEqual([
    ['000-500', 'Disponible'],
    ['001-501', 'Apartado'],
  ]);
});

test('an owned ticket contains everything about its owner', async () => {
  const { rifid } = await api.control.createRaffle({ tickets: 10 });
  await api.control.setTickets(rifid, ['03', '04'], 'Apartado', {
    nombre: 'Ana Peña',
    referencia: '777',
  });
  const [first, second] = await rawTickets(api.apiUrl, rifid, { estado: 'Apartado' });
  expect(first).toMatchObject({
    numero: '03',
    nombre: 'Ana Peña',
    correo: expect.any(String),
    pagos: [{ referencia: '777' }],
  });
  expect(second?.pagos).toMatchObject([{ referencia: '777 - 2/2' }]);

  await api.control.setTickets(rifid, ['03', '04'], 'Disponible');
  const [free] = await rawTickets(api.apiUrl, rifid, { numero: '03' });
  expect(free).toMatchObject({ estado: 'Disponible', pagos: [] });
  expect(free).not.toHaveProperty('nombre');
});

test('the winning ticket, owned and not', async () => {
  const owner = { nombre: 'Eva', direccion: 'Calle 1', ruta: 'Centro', img: ['gana.jpg'] };
  const { rifid } = await api.control.createRaffle({ ganador: { numero: '07', owner } });
  const [winner] = await rawTickets(api.apiUrl, rifid, { ganador: true });
  expect(winner).toMatchObject({
    numero: '07',
    estado: 'Pagado',
    nombre: 'Eva',
    ruta: { name: 'Centro' },
    img: [{ img: 'gana.jpg' }],
  });

  await api.control.changeRaffle(rifid, { ganador: { numero: '08' } });
  expect(await rawTickets(api.apiUrl, rifid, { ganador: true })).toMatchObject([
    { numero: '08', estado: 'Disponible' },
  ]);
  await api.control.changeRaffle(rifid, { ganador: null });
  expect(await rawTickets(api.apiUrl, rifid, { ganador: true })).toEqual([]);
});

test('the search takes a pattern for name, phone and cédula', async () => {
  const { rifid } = await api.control.createRaffle();
  await api.control.setTickets(rifid, ['01'], 'Apartado', {
    nombre: 'José Núñez',
    cedula: 'V555',
    telefono: '4140001',
  });
  await api.control.setTickets(rifid, ['02'], 'Pagado', {
    nombre: 'Rosa',
    cedula: 'V777',
    telefono: '4149992',
  });
  const found = async (text: string) => {
    const { body } = await get(`${api.apiUrl}/tickets/search/${rifid}/${encodeURIComponent(text)}`);
    return (body.tickets as { numero: string }[]).map(({ numero }) => numero);
  };
  expect(await found('v555')).toEqual(['01']);
  expect(await found('4149992')).toEqual(['02']);
  expect(await found('^ro.a$')).toEqual(['02']);
  expect(await found('os')).toEqual(['01', '02']);
  expect(await found('nadie')).toEqual([]);
});

test('a raffle nobody knows has no tickets; a malformed id fails', async () => {
  const unknown = await post(`${api.apiUrl}/tickets/query`, { rifa: 'f'.repeat(24) });
  expect(unknown).toMatchObject({ status: 200, body: { ok: true, tickets: [], total: 0 } });
  expect(await post(`${api.apiUrl}/tickets/query`, { rifa: 'nada' })).toMatchObject({
    status: 500,
  });
});
