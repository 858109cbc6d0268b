import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { listPastResults } from './past-results';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

test('finished raffles with what everybody may know of their winners, newest first', async () => {
  const finished = { abierta: false, tickets: ['3', '7'], portada: 'a.jpg' };
  const owner = {
    nombre: 'María',
    direccion: 'Mérida',
    telefono: '4141234567',
    cedula: 'V1234567',
  };
  const taken = await demo.control.createRaffle({
    ...finished,
    name: 'Moto',
    fecha: '2026-03-01T12:00:00.000Z',
    ganador: { numero: '7', owner },
  });
  await demo.control.createRaffle({
    ...finished,
    name: 'Nevera',
    fecha: '2026-02-01T12:00:00.000Z',
    ganador: { numero: '3' },
  });
  await demo.control.createRaffle({
    ...finished,
    name: 'Carro',
    fecha: '2026-01-01T12:00:00.000Z',
  });
  await demo.control.createRaffle({ name: 'Abierta', fecha: '2026-04-01T12:00:00.000Z' });
  const read = await listPastResults({ page: 1 });
  expect(read).toMatchObject({
    value: { results: [{ name: 'Moto' }, { name: 'Nevera' }, { name: 'Carro' }], hasMore: false },
  });
  expect(read.ok && read.value.results.map(({ winner }) => winner)).toEqual([
    { number: '7', owner: 'María' },
    { number: '3', owner: null },
    null,
  ]);
  expect(read.ok && read.value.results[0]).toEqual({
    id: taken.rifid,
    name: 'Moto',
    drawDate: '2026-03-01T12:00:00.000Z',
    cover: '/uploads/portada/a.jpg',
    winner: { number: '7', owner: 'María' },
  });
  expect(await listPastResults({ page: 2 })).toMatchObject({
    value: { results: [], hasMore: false },
  });

  await demo.control.addFault({ path: '/api/tickets/query', kind: 'html', times: 0 });
  const later = await listPastResults({ page: 1 });
  expect(later.ok && later.value.results[0]?.winner).toEqual({ number: '7', owner: 'María' });
  const unseen = await demo.control.createRaffle({
    ...finished,
    fecha: '2026-05-01T12:00:00.000Z',
  });
  const incomplete = await listPastResults({ page: 1 });
  expect(incomplete.ok && incomplete.value.results[0]).toMatchObject({
    id: unseen.rifid,
    winner: undefined,
  });
});
