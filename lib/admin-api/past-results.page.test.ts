import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { exampleSummary } from '@/lib/testing/example-raffle';
import { adminAnswers, idOf } from './admin-answers.test-kit';
import { readPastResults, readWinners } from './past-results';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

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
  forgetSharedReads();
  jest.clearAllMocks();
});

test('while the admin API is away the last page stays', async () => {
  finished([5], { 5: [ticket] });
  await readPastResults(1);
  jest.clearAllMocks();
  forgetSharedReads();
  adminAnswers(() => null);
  expect(await readPastResults(1)).toEqual({
    ok: true,
    value: { results: [result(5, winner)], hasMore: false },
    staleSince: expect.any(String),
  });
  expect(await readPastResults(2)).toMatchObject({ ok: false });
});

test('a drawn number is asked for once a minute, an awaited or a missing one each time', async () => {
  finished([11, 12, 13], { 11: [ticket], 12: [] });
  const raffles = [11, 12, 13].map((number) => exampleSummary({ id: idOf(number) }));
  await readWinners(raffles);
  expect(readAdmin).toHaveBeenCalledTimes(3);
  expect([...(await readWinners(raffles))]).toEqual([
    [idOf(11), winner],
    [idOf(12), null],
    [idOf(13), undefined],
  ]);
  expect(readAdmin).toHaveBeenCalledTimes(5);
});
