import { once } from 'node:events';
import { connect } from 'node:net';
import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { get, payRaw, rawTickets, someData } from '../../lib/testing/demo-calls';
import { createTestClock } from '../../lib/testing/test-clock';
import { until } from '../../lib/testing/until';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi();
});
afterAll(() => api.stop());

test('without the flag there are no routes', async () => {
  const plain = await startDemoApi({ testControls: false });
  const routes = [
    ['POST', 'raffles'],
    ['POST', 'faults'],
    ['POST', 'uploads/rifa/a.jpg'],
    ['DELETE', 'requests'],
  ] as const;
  for (const [method, route] of routes) {
    expect((await fetch(`${plain.origin}/__control/${route}`, { method })).status).toBe(404);
  }
  expect((await fetch(`${plain.origin}/__control/requests`)).headers.get('content-type')).toContain(
    'text/html',
  );
  await plain.stop();
});

test('the demo ends although a client sends half a request and no more', async () => {
  const ending = await startDemoApi();
  const { port } = new URL(ending.origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /api/tickets/query HTTP/1.1\r\nhost: demo\r\ncontent-length: 100\r\n\r\n{');
  await until(async () => (await fetch(`${ending.origin}/api/rifas/x`)).status > 0);
  const hungUp = once(socket, 'close');
  await ending.stop();
  await hungUp;
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

test('a status after the work has done it, and answers as configured', async () => {
  const { rifid } = await api.control.createRaffle({ tickets: 10 });
  const [ticket] = await rawTickets(api.apiUrl, rifid);
  const body = { ok: false, msg: 'Tiempo agotado' };
  const fault = { kind: 'status-after', status: 504, body, match: 'TARDE' } as const;
  await api.control.addFault({ path: '/api/tickets/payments', ...fault });
  const datos = someData(ticket ? [ticket] : [], { referencia: 'TARDE' });
  expect(await payRaw(api.apiUrl, { datos })).toEqual({ status: 504, body });
  expect(await rawTickets(api.apiUrl, rifid, { estado: 'Apartado' })).toHaveLength(1);
});

test('a call that waits for a minute is done once the clock has moved by it, although nobody waits any more', async () => {
  const clock = createTestClock();
  const late = await startDemoApi({ env: clock.env });
  const { rifid, fecha } = await late.control.createRaffle({ tickets: 10 });
  const [ticket] = await rawTickets(late.apiUrl, rifid);
  await late.control.addFault({ path: '/api/tickets/payments', kind: 'wait', ms: 60_000 });
  const datos = someData(ticket ? [ticket] : []);
  const sent = payRaw(late.apiUrl, { datos, signal: AbortSignal.timeout(300) });
  await expect(sent).rejects.toThrow(/timeout/);
  expect(await late.control.purchases(rifid)).toEqual([]);

  clock.pass(60_000);
  await until(async () => (await late.control.purchases(rifid)).length === 1);
  const next = await late.control.createRaffle();
  expect(Date.parse(next.fecha) - Date.parse(fecha)).toBeGreaterThanOrEqual(60_000);
  await late.stop();
  clock.remove();
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

test('the demo ends at once when asked, although a client is left without an answer', async () => {
  const one = await startDemoApi();
  await one.control.addFault({ path: '/api/rifas', kind: 'silence' });
  const waiting = fetch(`${one.apiUrl}/rifas/query`, { method: 'POST', body: '{}' });
  const failed = expect(waiting).rejects.toThrow();
  while ((await one.control.requests('/api/rifas')).length === 0);
  await one.stop();
  await failed;
});
