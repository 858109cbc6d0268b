import { forgetSharedReads } from '@/lib/cache/shared-read';
import { adminAnswers, idOf } from './admin-answers.test-kit';
import { listAllRaffles, readAllRaffles } from './all-raffles';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

const moto = { rifid: idOf(1), name: 'Moto', monto: 5, updatedAt: '2026-11-20T12:00:00.000Z' };

beforeEach(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  jest.clearAllMocks();
});

test('a raffle without a readable id is left out, and the others stay', async () => {
  adminAnswers((_, { abierta }) => ({ rifas: abierta ? [{ name: 'Sin id' }, moto] : [] }));
  expect(await listAllRaffles()).toEqual({
    ok: true,
    value: [
      {
        id: '000000000000000000000001',
        name: 'Moto',
        description: '',
        price: 5,
        drawDate: null,
        isOpen: false,
        isPending: false,
        cover: null,
        counts: null,
        gallery: [],
        updatedAt: '2026-11-20T12:00:00.000Z',
      },
    ],
  });
});

test('with 45 000 raffles nobody asks for more', async () => {
  adminAnswers((_, { desde, hasta }) => ({
    rifas: Array.from({ length: Number(hasta) }, (_, index) => ({
      rifid: idOf(Number(desde) + index),
    })),
  }));
  const all = await listAllRaffles();
  expect(all.ok && all.value).toHaveLength(45_000);
  expect(readAdmin).toHaveBeenCalledTimes(225);
});

test('once known, the list stays while the admin API is away', async () => {
  const names = async () => {
    forgetSharedReads();
    const read = await readAllRaffles();
    return read.ok && [read.isStale, ...read.value.map(({ name }) => name)];
  };
  adminAnswers(() => null);
  expect(await names()).toBe(false);
  adminAnswers((_, { abierta }) => ({ rifas: abierta ? [moto] : [] }));
  expect(await names()).toEqual([false, 'Moto']);
  adminAnswers(() => null);
  expect(await names()).toEqual([true, 'Moto']);
});
