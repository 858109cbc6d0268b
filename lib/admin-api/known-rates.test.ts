import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { adminAnswers, idOf } from './admin-answers.test-kit';
import { learnRate, readRaffle, readRaffles } from './page-reads';
import { readAdmin } from './transport';
import type * as environment from '@/lib/platform/env';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));
/** Read anew each time: the process reads it once. */
jest.mock('@/lib/platform/env', () => {
  const real = jest.requireActual<typeof environment>('@/lib/platform/env');
  return { ...real, environment: () => real.parseEnvironment(process.env) };
});

const MINUTE_MS = 60_000;
const SELLER = 'A'.repeat(24);
const zelle = { name: 'Zelle', nombre: 'Zelle', tasa: 1 };
const mobile = (tasa: unknown) => ({ name: 'Pago Móvil', nombre: 'Pago Móvil', tasa });
const counts = { Disponible: 10, Apartado: 0, Pagado: 0 };
const bolivars = (rate: number) => ({ currency: null, rate });

/** Each case has raffles of its own: what is known of others stays. */
let next = 1;
const newRaffle = (own: object = {}) => {
  const rifid = idOf(next++);
  return { rifid, name: 'Moto', monto: 5, abierta: true, ...own };
};
type Rifa = ReturnType<typeof newRaffle>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  delete process.env.ADMIN_SELLER_ID;
  forgetSharedReads();
});

type Page = (rifa: Rifa | undefined) => object;
const ofFirst =
  (...metodos: object[]): Page =>
  (rifa) => ({ rifa: { ...rifa, metodos } });
const ofSecond =
  (...metodos: object[]): Page =>
  (rifa) => ({ rifa, metodos });

function adminTells(rifas: Rifa[], page: Page = ofFirst()) {
  adminAnswers((path) =>
    path === '/rifas/query' ? { rifas } : page(rifas.find(({ rifid }) => path.endsWith(rifid))),
  );
}

async function listed(): Promise<unknown[]> {
  forgetSharedReads();
  const read = await readRaffles(true, 100);
  return read.ok ? read.value.map(({ conversion }) => conversion) : [];
}

const questions = () =>
  jest.mocked(readAdmin).mock.calls.filter(([{ method }]) => method === 'GET').length;

test.each<[string, unknown, unknown]>([
  ['the first method that converts', [zelle, mobile('396,37'), mobile(500)], bolivars(396.37)],
  [
    'a method that the page would leave out',
    [mobile('mucho'), { tasa: 40 }, mobile(41)],
    bolivars(41),
  ],
  ['nothing that converts', [zelle], null],
  ['no methods', [], undefined],
  ['only the ids of methods', ['65a1f0000000000000000001'], undefined],
])('a list of the first generation with %s', async (_, metodos, conversion) => {
  adminTells([newRaffle({ metodos })]);
  expect(await listed()).toEqual([conversion]);
});

test('methods inside a raffle of the second generation are out of date', async () => {
  adminTells([newRaffle({ metodos: [mobile(20)], statsTickets: counts })]);
  expect(await listed()).toEqual([undefined]);
});

test('where a list has no methods, a raffle’s own page tells its rate and no other’s', async () => {
  process.env.ADMIN_SELLER_ID = SELLER;
  const rifas = [newRaffle({ admin: SELLER }), newRaffle({ admin: SELLER })];
  adminTells(rifas, ofFirst(mobile(40)));
  await readRaffle(rifas[0]!.rifid);
  expect(await listed()).toEqual([bolivars(40), undefined]);
});

test('in the second generation one raffle tells the rate of all of its seller', async () => {
  process.env.ADMIN_SELLER_ID = SELLER.toLowerCase();
  const [one, other] = [1, 2].map(() => newRaffle({ admin: SELLER, statsTickets: counts }));
  adminTells([one!, other!], ofSecond(zelle, { ...mobile(40), moneda: 'VES' }));
  expect(await listed()).toEqual([undefined, undefined]);
  await readRaffle(one!.rifid);
  const told = { currency: 'VES', rate: 40 };
  expect(await listed()).toEqual([told, told]);
  adminTells([one!, other!], ofSecond(mobile(41)));
  await readRaffle(other!.rifid);
  expect(await listed()).toEqual([bolivars(41), bolivars(41)]);
});

test('a rate is shown for ten minutes after it was told', async () => {
  const raffle = newRaffle();
  adminTells([raffle], ofFirst(mobile(40)));
  await readRaffle(raffle.rifid);
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(await listed()).toEqual([bolivars(40)]);
  jest.advanceTimersByTime(1);
  expect(await listed()).toEqual([undefined]);
});

test('a page learns the rate of its first selling raffle, once a minute', async () => {
  const rifas = [newRaffle({ estado: 'pendiente' }), newRaffle(), newRaffle()];
  adminTells(rifas, ofFirst(mobile(40)));
  const read = await readRaffles(true, 50);
  const raffles = read.ok ? read.value : [];
  jest.mocked(readAdmin).mockClear();
  learnRate(raffles);
  learnRate(raffles);
  await jest.advanceTimersByTimeAsync(0);
  expect(await listed()).toEqual([undefined, bolivars(40), undefined]);
  learnRate(raffles);
  await jest.advanceTimersByTimeAsync(MINUTE_MS + 1);
  expect(questions()).toBe(1);
  learnRate(raffles);
  await jest.advanceTimersByTimeAsync(0);
  expect(questions()).toBe(2);
});

test('a list that tells its rates leaves nothing to learn, and neither does an empty one', async () => {
  adminTells([newRaffle({ metodos: [zelle] })]);
  const read = await readRaffles(true, 50);
  jest.mocked(readAdmin).mockClear();
  learnRate(read.ok ? read.value : []);
  learnRate([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(questions()).toBe(0);
});
