import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { adminAnswers, broken, idOf } from './admin-answers.test-kit';
import { listAllRaffles, readAllRaffles } from './all-raffles';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

const moto = { rifid: idOf(1) };

beforeEach(() => {
  jest.clearAllMocks();
});

test('a raffle without a readable id is left out, and the others stay', async () => {
  adminAnswers((_, { abierta }) => ({ rifas: abierta ? [{ name: 'Sin id' }, moto] : [] }));
  expect(await listAllRaffles()).toEqual({
    ok: true,
    value: [{ id: '000000000000000000000001', cover: null }],
  });
});

test('no more than 45 000 raffles are asked for', async () => {
  adminAnswers((_, { desde, hasta }) => ({
    rifas: Array.from({ length: Number(hasta) }, (_, index) => ({
      rifid: idOf(Number(desde) + index),
    })),
  }));
  const all = await listAllRaffles();
  expect(all.ok && all.value).toHaveLength(45_000);
  expect(readAdmin).toHaveBeenCalledTimes(225);
});

test('a page that cannot be had is no end of the list, and finished raffles are on it', async () => {
  const pageFrom = (desde: unknown) =>
    Array.from({ length: 200 }, (_, index) => ({ rifid: idOf(Number(desde) + index) }));
  adminAnswers((_, { abierta, desde }) => {
    if (abierta) return { rifas: [] };
    return desde === 0 ? { rifas: pageFrom(desde) } : null;
  });
  expect(await listAllRaffles()).toEqual(broken);
  adminAnswers((_, { abierta, desde }) => ({
    rifas: abierta ? [] : pageFrom(desde).slice(0, desde === 0 ? 200 : 30),
  }));
  const all = await listAllRaffles();
  expect(all.ok && all.value).toHaveLength(230);
});

test('an admin API that ignores the offset is not asked forever', async () => {
  const rifas = Array.from({ length: 200 }, (_, index) => ({ rifid: idOf(index) }));
  adminAnswers(() => ({ rifas }));
  const all = await listAllRaffles();
  expect(all.ok && all.value).toHaveLength(200);
  expect(readAdmin).toHaveBeenCalledTimes(4);
});

test('pages with a single raffle each end too', async () => {
  adminAnswers((_, { desde }) => ({
    rifas: Array.from({ length: 200 }, (_, index) => ({
      rifid: idOf(index === 0 ? Number(desde) : 0),
    })),
  }));
  await listAllRaffles();
  expect(jest.mocked(readAdmin).mock.calls.length).toBeLessThanOrEqual(2 * 225);
});

test('a list that takes longer than a minute times out', async () => {
  const start = performance.now();
  jest
    .spyOn(performance, 'now')
    .mockImplementation(() => start + 1000 * jest.mocked(readAdmin).mock.calls.length);
  adminAnswers((_, { desde, hasta }) => ({
    rifas: Array.from({ length: Number(hasta) }, (_, index) => ({
      rifid: idOf(Number(desde) + index),
    })),
  }));
  expect(await listAllRaffles()).toMatchObject({ ok: false, reason: 'timeout' });
  expect(readAdmin).toHaveBeenCalledTimes(61);
});

test('once known, the list stays while the admin API is away', async () => {
  const listed = async () => {
    forgetSharedReads();
    const read = await readAllRaffles();
    return read.ok && ['staleSince' in read, ...read.value.map(({ id }) => id)];
  };
  adminAnswers(() => null);
  expect(await listed()).toBe(false);
  adminAnswers((_, { abierta }) => ({ rifas: abierta ? [moto] : [] }));
  expect(await listed()).toEqual([false, moto.rifid]);
  adminAnswers(() => null);
  expect(await listed()).toEqual([true, moto.rifid]);
});
