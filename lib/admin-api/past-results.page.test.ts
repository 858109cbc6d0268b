import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
import { adminAnswers, askedLifetimes, broken, idOf } from './admin-answers.test-kit';
import { listPastResults, readPastResults } from './past-results';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: unknown) => read) }));

const ticket = { tid: 't', numero: '07', estado: 'Pagado', nombre: 'María' };
const winner = { number: '07', owner: 'María' };

/** Finished raffles with these numbers; only those in `told` get an answer about their winner. */
function finished(numbers: number[], told: Record<number, object[]> = {}) {
  adminAnswers((path, { rifa }) => {
    if (path === '/rifas/query') {
      return { rifas: numbers.map((number) => ({ rifid: idOf(number), name: `Rifa ${number}` })) };
    }
    const tickets = told[Number(rifa)];
    return tickets ? { tickets } : null;
  });
}

const result = (number: number, won: typeof winner | null | undefined) => ({
  id: idOf(number),
  name: `Rifa ${number}`,
  drawDate: null,
  cover: null,
  winner: won,
});

beforeEach(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  forgetSharedReads();
  jest.clearAllMocks();
});

test('a page of which nothing is known is tried again soon', async () => {
  adminAnswers(() => null);
  expect(await readPastResults(1)).toEqual({ ok: false });
  expect(askedLifetimes()).toEqual([{ revalidate: 5, tags: ['raffles'] }]);
});

test('a whole page stays for a minute, or until one of its raffles changes', async () => {
  finished([1, 2], { 1: [ticket], 2: [] });
  expect(await readPastResults(1)).toEqual({
    ok: true,
    value: { results: [result(1, winner), result(2, null)], hasMore: false },
    isStale: false,
  });
  expect(askedLifetimes()).toEqual([
    {
      revalidate: 60,
      tags: ['raffles', 'raffle:000000000000000000000001', 'raffle:000000000000000000000002'],
    },
  ]);
});

test('a page on which one winner could not be had is tried again soon', async () => {
  finished([3, 4], { 3: [ticket] });
  expect(await readPastResults(1)).toEqual({
    ok: true,
    value: { results: [result(3, winner), result(4, undefined)], hasMore: false },
    isStale: false,
  });
  expect(askedLifetimes()).toEqual([
    {
      revalidate: 5,
      tags: ['raffles', 'raffle:000000000000000000000003', 'raffle:000000000000000000000004'],
    },
  ]);
});

test('while the admin API is away the last page stays, and is tried again soon', async () => {
  finished([5], { 5: [ticket] });
  await readPastResults(1);
  jest.clearAllMocks();
  forgetSharedReads();
  adminAnswers(() => null);
  expect(await readPastResults(1)).toEqual({
    ok: true,
    value: { results: [result(5, winner)], hasMore: false },
    isStale: true,
  });
  expect(await readPastResults(2)).toEqual({ ok: false });
  expect(askedLifetimes()).toEqual([
    { revalidate: 5, tags: ['raffles', 'raffle:000000000000000000000005'] },
    { revalidate: 5, tags: ['raffles'] },
  ]);
});

test('each page asks for its own raffles, and for one more to know whether there are more', async () => {
  const asked: unknown[] = [];
  adminAnswers((path, { abierta, desde, hasta }) => {
    if (path === '/rifas/query') asked.push({ abierta, desde, hasta });
    return { rifas: [], tickets: [] };
  });
  await readPastResults(1);
  await readPastResults(3);
  expect(asked).toEqual([
    { abierta: false, desde: 0, hasta: 25 },
    { abierta: false, desde: 48, hasta: 25 },
  ]);
});

test('a raffle that cannot be read is left out', async () => {
  adminAnswers((path) =>
    path === '/rifas/query'
      ? { rifas: [{ name: 'Sin id' }, { rifid: idOf(6), name: 'Rifa 6' }] }
      : { tickets: [] },
  );
  expect(await listPastResults({ page: 1 })).toEqual({
    ok: true,
    value: { results: [result(6, null)], hasMore: false },
  });
});

test('a list that cannot be had is a failure, not an empty list', async () => {
  adminAnswers(() => null);
  expect(await listPastResults({ page: 1 })).toEqual(broken);
});
