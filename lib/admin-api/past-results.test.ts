import { RESULTS_PER_PAGE } from '@/lib/raffle/limits';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { listPastResults } from './past-results';

const demo = demoOfSuite();

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
});

test('older results are offered exactly where there are some, and each is on one page', async () => {
  const before = await listPastResults({ page: 1 });
  let held = before.ok ? before.value.results.length : NaN;
  const fillTo = async (count: number) => {
    for (; held < count; held += 1) {
      const fecha = new Date(Date.UTC(2025, 0, 1, held)).toISOString();
      await demo.control.createRaffle({ abierta: false, tickets: 1, name: `Vieja ${held}`, fecha });
    }
  };
  const pages = async () => {
    const read = await Promise.all([1, 2, 3].map((page) => listPastResults({ page })));
    return read.flatMap((page) => (page.ok ? page.value : []));
  };
  const shape = async () =>
    (await pages()).map(({ results, hasMore }) => [results.length, hasMore]);

  await fillTo(RESULTS_PER_PAGE);
  expect(await shape()).toEqual([
    [24, false],
    [0, false],
    [0, false],
  ]);
  await fillTo(RESULTS_PER_PAGE + 1);
  expect(await shape()).toEqual([
    [24, true],
    [1, false],
    [0, false],
  ]);
  await fillTo(2 * RESULTS_PER_PAGE + 1);
  expect(await shape()).toEqual([
    [24, true],
    [24, true],
    [1, false],
  ]);
  const ids = (await pages()).flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2 * RESULTS_PER_PAGE + 1);
});
