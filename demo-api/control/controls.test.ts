import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { get, payRaw, rawTickets, someData } from '../../lib/testing/demo-calls';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi();
});
afterAll(() => api.stop());

test('without the flag there are no doors', async () => {
  const plain = await startDemoApi({ testControls: false });
  const doors = [
    ['POST', 'raffles'],
    ['POST', 'faults'],
    ['POST', 'uploads/rifa/a.jpg'],
    ['DELETE', 'requests'],
  ] as const;
  for (const [method, door] of doors) {
    expect((await fetch(`${plain.origin}/__control/${door}`, { method })).status).toBe(404);
  }
  expect((await fetch(`${plain.origin}/__control/requests`)).headers.get('content-type')).toContain(
    'text/html',
  );
  await plain.stop();
});

test('faults hit the calls they are meant for, as often as they are meant to', async () => {
  const { rifid } = await api.control.createRaffle();
  const other = await api.control.createRaffle();
  const url = `${api.apiUrl}/rifas/${rifid}`;
  const fault = { path: '/api/rifas', match: rifid };

  await api.control.addFault({ ...fault, kind: 'status', status: 503 });
  expect((await get(`${api.apiUrl}/rifas/${other.rifid}`)).status).toBe(200);
  expect((await get(url)).status).toBe(503);
  expect((await get(url)).status).toBe(200);

  const id = await api.control.addFault({ ...fault, kind: 'html', times: 0 });
  for (let call = 0; call < 3; call += 1) {
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
  }
  await api.control.removeFault(id);
  expect((await get(url)).status).toBe(200);

  await api.control.addFault({ ...fault, kind: 'silence' });
  await expect(fetch(url, { signal: AbortSignal.timeout(400) })).rejects.toThrow(/timeout/);

  const begun = Date.now();
  await api.control.addFault({ ...fault, kind: 'wait', ms: 200 });
  expect((await get(url)).status).toBe(200);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(195);
});

test('a cut before does nothing, a cut after has done the work', async () => {
  const { rifid } = await api.control.createRaffle({ tickets: 10 });
  const tickets = await rawTickets(api.apiUrl, rifid);
  const fault = { path: '/api/tickets/payments', match: 'CORTE' };
  const pay = () =>
    payRaw(api.apiUrl, { datos: someData(tickets.slice(0, 2), { referencia: 'CORTE' }) });

  await api.control.addFault({ ...fault, kind: 'cut-before' });
  await expect(pay()).rejects.toThrow();
  expect(await rawTickets(api.apiUrl, rifid, { estado: 'Apartado' })).toHaveLength(0);

  await api.control.addFault({ ...fault, kind: 'cut-after' });
  await expect(pay()).rejects.toThrow();
  expect(await rawTickets(api.apiUrl, rifid, { estado: 'Apartado' })).toHaveLength(2);
});

test('calls received can be read back, their text searched', async () => {
  const { rifid } = await api.control.createRaffle();
  await rawTickets(api.apiUrl, rifid, { numero: '55' });
  expect(await api.control.requests(rifid)).toMatchObject([
    { method: 'POST', path: '/api/tickets/query', body: expect.stringContaining('"numero":"55"') },
  ]);
  await api.control.clearRequests();
  expect(await api.control.requests()).toEqual([]);
});

test('fields can be left out, and raffles removed', async () => {
  const { rifid } = await api.control.createRaffle({ omit: ['portada', 'metodos', 'disponibles'] });
  const { body } = await get(`${api.apiUrl}/rifas/${rifid}`);
  expect(body.rifa).toHaveProperty('name');
  expect(body.rifa).not.toHaveProperty('portada');
  expect(body.rifa).not.toHaveProperty('metodos');
  await api.control.setTickets(rifid, ['01'], 'Apartado');
  await api.control.removeRaffle(rifid);
  expect((await get(`${api.apiUrl}/rifas/${rifid}`)).status).toBe(400);
});

test('it ends at once when asked, although somebody is left without an answer', async () => {
  const one = await startDemoApi();
  await one.control.addFault({ path: '/api/rifas', kind: 'silence' });
  const waiting = fetch(`${one.apiUrl}/rifas/query`, { method: 'POST', body: '{}' });
  const failed = expect(waiting).rejects.toThrow();
  while ((await one.control.requests('/api/rifas')).length === 0);
  await one.stop();
  await failed;
});
