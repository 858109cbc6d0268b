import { chiSquare, LIMIT_OF_20_BINS } from '@/lib/testing/chi-square';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { until } from '@/lib/testing/until';
import type { PickQuery } from '@/lib/raffle/pick-query';
import { pickTickets } from './pick';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterEach(() => demo.control.clearFaults());
afterAll(() => demo.stop());

async function pick(rifid: string, query: Partial<PickQuery>) {
  const picked = await pickTickets(rifid, { quantity: 5, luck: null, ...query });
  if (!picked.ok) throw new Error(picked.reason);
  return picked.value;
}

const numbersOf = ({ tickets }: { tickets: { number: string }[] }) =>
  tickets.map(({ number }) => number);

async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  await demo.control.clearRequests();
  await work();
  return (await demo.control.requests()).length;
}

/** Not digits alone, so the shop cannot infer which numbers exist. */
const grouped = (count: number) =>
  Array.from({ length: count }, (_, index) => `A-${String(index).padStart(4, '0')}`);

test('each place in the free tickets is one ticket, from the first to the last', async () => {
  const free = 21 * 49;
  const tickets = grouped(free + 200);
  const { rifid } = await demo.control.createRaffle({ tickets, pagados: tickets.slice(0, 200) });
  let place = 0;
  const oneByOne = () => place++;
  const picked: string[] = [];
  while (picked.length < free) {
    const pick = await pickTickets(rifid, { quantity: 49, luck: null }, oneByOne);
    if (pick.ok) picked.push(...numbersOf(pick.value));
  }
  expect(picked.sort()).toEqual(tickets.slice(200));
}, 60_000);

test.each([
  ['a raffle from 0 on', (index: number) => String(index).padStart(4, '0')],
  ['a raffle from 1000 on', (index: number) => String(index + 1000)],
  ['one with letters', (index: number) => `A-${String(index).padStart(4, '0')}`],
  [
    'one with a gap',
    (index: number) => String(index < 1000 ? index : index + 700).padStart(4, '0'),
  ],
])(
  'numbers come evenly from the free ones: %s',
  async (_raffle, numberOf) => {
    const tickets = Array.from({ length: 2000 }, (_, index) => numberOf(index));
    const { rifid } = await demo.control.createRaffle({ tickets, pagados: tickets.slice(0, 1000) });
    const picked: number[] = [];
    while (picked.length < 1000) {
      const numbers = numbersOf(await pick(rifid, { quantity: 20 }));
      expect(new Set(numbers).size).toBe(20);
      picked.push(...numbers.map((number) => Math.floor((tickets.indexOf(number) - 1000) / 50)));
    }
    expect(chiSquare(picked, 20)).toBeLessThan(LIMIT_OF_20_BINS);
  },
  60_000,
);

test.each([
  [1, 1000],
  [5, 1000],
  [49, 1000],
  [1, 30],
  [20, 30],
])(
  'picking %i of %i free numbers costs no more than so many requests and two',
  async (quantity, free) => {
    const { rifid } = await demo.control.createRaffle({ tickets: free });
    const questions = await questionsOf(async () => {
      expect((await pick(rifid, { quantity })).tickets).toHaveLength(quantity);
    });
    expect(questions).toBeGreaterThan(2);
    expect(questions).toBeLessThanOrEqual(quantity + 2);
  },
);

test.each([
  ['letters', grouped(1000)],
  ['a gap', [...grouped(999).map((number) => number.slice(2)), '5000']],
])('numbers with %s cost no more requests either', async (_with, tickets) => {
  const { rifid } = await demo.control.createRaffle({ tickets });
  const questions = await questionsOf(async () => {
    expect((await pick(rifid, { quantity: 4 })).tickets).toHaveLength(4);
  });
  expect(questions).toBe(6);
});

test('many numbers out of a range without gaps cost a few requests', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 5000, pagados: 2500 });
  const first = await questionsOf(() => pick(rifid, { quantity: 49 }));
  const next = await questionsOf(() => pick(rifid, { quantity: 49 }));
  expect(first).toBe(9);
  expect(next).toBe(6);
});

const OF_A_PLACE = '"hasta":2';

test('at most eight requests run at once, and none after one that failed', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: grouped(1000) });
  await demo.control.addFault({
    path: '/api/tickets/query',
    match: OF_A_PLACE,
    kind: 'silence',
    times: 0,
  });
  await demo.control.clearRequests();
  const asked = async () => (await demo.control.requests(OF_A_PLACE)).length;
  const picked = pickTickets(rifid, { quantity: 40, luck: null });
  await until(async () => (await asked()) === 8);
  expect(await picked).toMatchObject({ ok: false, reason: 'timeout' });
  expect(await asked()).toBe(8);
}, 20_000);

test('a place that a sale left empty is filled', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: grouped(1000) });
  const body = { ok: true, tickets: [] };
  const fault = { path: '/api/tickets/query', match: OF_A_PLACE, body } as const;
  await demo.control.addFault({ ...fault, kind: 'status', status: 200 });
  const numbers = numbersOf(await pick(rifid, { quantity: 5 }));
  expect(new Set(numbers).size).toBe(5);
});

test.each([
  [{ tickets: 12 }, 13, 'La cantidad maxima de tickets es de 12'],
  [{ tickets: 400 }, 50, 'La cantidad maxima de tickets es de 50'],
  [{ tickets: 400 }, 0, 'Escribe cuántos números quieres, desde 1'],
])('a raffle with %j does not pick %i', async (shape, quantity, msg) => {
  const { rifid } = await demo.control.createRaffle(shape);
  const picked = await pickTickets(rifid, { quantity, luck: null });
  expect(picked).toEqual({ ok: false, reason: 'quantity', msg });
});

test('nothing is picked of a raffle that does not sell or does not exist', async () => {
  for (const shape of [{ abierta: false }, { estado: 'Pendiente' }]) {
    const { rifid } = await demo.control.createRaffle(shape);
    const picked = await pickTickets(rifid, { quantity: 1, luck: null });
    expect(picked).toEqual({ ok: false, reason: 'not-selling' });
  }
});

test('a pick of a raffle that does not exist costs one request', async () => {
  const questions = await questionsOf(async () => {
    const none = await pickTickets('f'.repeat(24), { quantity: 49, luck: null });
    expect(none).toEqual({ ok: false, reason: 'no-such-raffle' });
  });
  expect(questions).toBe(1);
});

test('lucky numbers are looked for in the whole raffle', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10_000, pagados: ['9077'] });
  const lucky = async (luck: PickQuery['luck']) =>
    numbersOf(await pick(rifid, { quantity: 49, luck })).sort();
  const ending = await lucky({ kind: 'ending', digits: '077' });
  expect(ending).toHaveLength(9);
  expect(ending).not.toContain('9077');
  expect(await lucky({ kind: 'birthday', day: 25, month: 12 })).toEqual(['1225', '2512']);
  const containing = await lucky({ kind: 'contains', digits: '13' });
  expect(containing).toHaveLength(49);
  expect(containing.filter((number) => !number.includes('13'))).toEqual([]);
});

test('picks among a thousand lucky numbers and more come evenly, in as few requests', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 20_000, pagados: 2000 });
  const picked: number[] = [];
  const luck = { kind: 'ending', digits: '7' } as const;
  while (picked.length < 2000) {
    const questions = await questionsOf(async () => {
      const numbers = numbersOf(await pick(rifid, { quantity: 40, luck }));
      expect(new Set(numbers).size).toBe(40);
      expect(numbers.every((number) => number.endsWith('7'))).toBe(true);
      picked.push(...numbers.map((number) => Math.floor((Number(number) - 2000) / 900)));
    });
    expect(questions).toBeLessThanOrEqual(14);
  }
  expect(chiSquare(picked, 20)).toBeLessThan(LIMIT_OF_20_BINS);
}, 60_000);
