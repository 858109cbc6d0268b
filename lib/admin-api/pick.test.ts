import { chiSquare, LIMIT_OF_20_BINS } from '@/lib/testing/chi-square';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { until } from '@/lib/testing/until';
import { pickTickets } from './pick';

const demo = demoOfSuite();

afterEach(() => demo.control.clearFaults());

async function pick(
  rifid: string,
  ...args: [quantity: number, random?: (below: number) => number]
) {
  const picked = await pickTickets(rifid, ...args);
  if (!picked.ok) throw new Error(picked.reason);
  return picked.value.map(({ number }) => number);
}

async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  await demo.control.clearRequests();
  await work();
  return (await demo.control.requests()).length;
}

test('each place in the free tickets is one ticket, from the first to the last', async () => {
  const free = 21 * 49;
  const { rifid } = await demo.control.createRaffle({ tickets: free + 200, pagados: 200 });
  let place = 0;
  const picked: string[] = [];
  while (picked.length < free) picked.push(...(await pick(rifid, 49, () => place++)));
  const numbers = Array.from({ length: free }, (_, index) => String(index + 200).padStart(4, '0'));
  expect(picked.sort()).toEqual(numbers);
}, 60_000);

test.each([
  ['few, in one page', 200],
  ['many, each by its place', 1000],
])(
  'numbers come evenly from the free ones: %s',
  async (_how, free) => {
    const { rifid } = await demo.control.createRaffle({ tickets: 1000 + free, pagados: 1000 });
    const picked: number[] = [];
    while (picked.length < 1000) {
      const numbers = await pick(rifid, 20);
      expect(new Set(numbers).size).toBe(20);
      picked.push(...numbers.map((number) => Math.floor(((Number(number) - 1000) * 20) / free)));
    }
    expect(chiSquare(picked, 20)).toBeLessThan(LIMIT_OF_20_BINS);
  },
  60_000,
);

test.each([
  [1, 1000, 3],
  [5, 1000, 7],
  [49, 1000, 51],
  [1, 30, 3],
  [20, 30, 3],
])('picking %i of %i free numbers costs %i requests', async (quantity, free, most) => {
  const { rifid } = await demo.control.createRaffle({ tickets: free });
  const questions = await questionsOf(async () => {
    expect(await pick(rifid, quantity)).toHaveLength(quantity);
  });
  expect(questions).toBe(most);
});

const OF_A_PLACE = '"hasta":2';

test('at most eight requests run at once, and none after one that failed', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 1000 });
  await demo.control.addFault({
    path: '/api/tickets/query',
    match: OF_A_PLACE,
    kind: 'silence',
    times: 0,
  });
  await demo.control.clearRequests();
  const asked = async () => (await demo.control.requests(OF_A_PLACE)).length;
  const picked = pickTickets(rifid, 40);
  await until(async () => (await asked()) === 8);
  expect(await picked).toMatchObject({ ok: false, reason: 'timeout' });
  expect(await asked()).toBe(8);
}, 20_000);

test('a place that a sale left empty is filled', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 1000 });
  const body = { ok: true, tickets: [] };
  const fault = { path: '/api/tickets/query', match: OF_A_PLACE, body } as const;
  await demo.control.addFault({ ...fault, kind: 'status', status: 200 });
  expect(new Set(await pick(rifid, 5)).size).toBe(5);
});

// spec: random-limits
test.each([
  [{ tickets: 12 }, 13, 'La cantidad maxima de tickets es de 12'],
  [{ tickets: 12 }, 50, 'La cantidad maxima de tickets es de 12'],
  [{ tickets: 400 }, 50, 'La cantidad maxima de tickets es de 50'],
  [{ tickets: 12, pagados: 12 }, 1, 'La cantidad maxima de tickets es de 0'],
  [{ tickets: 400 }, 0, 'Escribe cuántos números quieres, desde 1'],
  [{ tickets: 400 }, -1, 'Escribe cuántos números quieres, desde 1'],
  [{ tickets: 400 }, 1.5, 'Escribe cuántos números quieres, desde 1'],
  [{ tickets: 400 }, NaN, 'Escribe cuántos números quieres, desde 1'],
])('a raffle with %j does not pick %i', async (shape, quantity, msg) => {
  const { rifid } = await demo.control.createRaffle(shape);
  const picked = await pickTickets(rifid, quantity);
  expect(picked).toEqual({ ok: false, reason: 'quantity', msg });
});

test('nothing is picked of a raffle that does not sell or does not exist', async () => {
  for (const shape of [{ abierta: false }, { estado: 'Pendiente' }]) {
    const { rifid } = await demo.control.createRaffle(shape);
    const picked = await pickTickets(rifid, 1);
    expect(picked).toEqual({ ok: false, reason: 'not-selling' });
  }
});

test('a pick of a raffle that does not exist costs one request', async () => {
  const questions = await questionsOf(async () => {
    const none = await pickTickets('f'.repeat(24), 49);
    expect(none).toEqual({ ok: false, reason: 'no-such-raffle' });
  });
  expect(questions).toBe(1);
});
