import type { DemoApi } from '../../lib/testing/demo-api';
import { startDemoApi } from '../../lib/testing/demo-api';
import { get, rawTickets } from '../../lib/testing/demo-calls';

let api: DemoApi;
beforeAll(async () => {
  api = await startDemoApi({ generation: 2 });
});
afterAll(() => api.stop());

const random = (rifid: string, hasta: number) =>
  rawTickets(api.apiUrl, rifid, { random: true, hasta, desde: 50, sort: { numero: 1 } });

test('random numbers are free ones of the whole raffle, never one twice', async () => {
  const { rifid } = await api.control.createRaffle({ tickets: 20_000, pagados: 10_000 });
  const drawn = await random(rifid, 500);
  expect(new Set(drawn.map(({ numero }) => numero)).size).toBe(500);
  expect(drawn.every(({ estado }) => estado === 'Disponible')).toBe(true);
  // The chance that none of 500 falls into one quarter of the free numbers is 1 in 10^62.
  const quarters = drawn.map(({ numero }) => Math.floor((Number(numero) - 10_000) / 2500));
  expect(new Set(quarters)).toEqual(new Set([0, 1, 2, 3]));
});

test('fewer free numbers than asked for are all of them', async () => {
  const { rifid } = await api.control.createRaffle({ tickets: 100, apartados: 97 });
  const numbers = (await random(rifid, 10)).map(({ numero }) => numero);
  expect(numbers.sort()).toEqual(['97', '98', '99']);
});

test('a search brings the owner and no payment; states are written as the raffle says', async () => {
  const { rifid } = await api.control.createRaffle({ estados: { Apartado: ' APARTADO ' } });
  await api.control.setTickets(rifid, ['01'], 'Apartado', { cedula: 'V555', referencia: '9' });
  const { body } = await get(`${api.apiUrl}/tickets/search/${rifid}/v555`);
  expect(body.tickets).toMatchObject([
    { numero: '01', estado: ' APARTADO ', telefono: '584125550199', totalPagado: 5, pagos: [] },
  ]);
});
