import { revalidateTag } from 'next/cache';
import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import { adminAnswers, broken, idOf } from './admin-answers.test-kit';
import { getResultShared } from './live-reads';
import { readWinner } from './page-reads';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));
jest.mock('next/cache', () => ({
  unstable_cache: jest.fn((read: unknown) => read),
  revalidateTag: jest.fn(),
}));

const drawDate = '2026-11-20T12:00:00.000Z';
const rifa = { name: 'Moto', monto: 5, abierta: false, fecha: drawDate };
const winner = { tid: 't', numero: '07', estado: 'Disponible' };
const otherWinner = { ...winner, numero: '08' };

function drawn(...tickets: object[]) {
  adminAnswers((path, asked) =>
    path === '/tickets/query'
      ? { tickets: asked.ganador ? tickets : [] }
      : { rifa: { ...rifa, rifid: path.slice('/rifas/'.length) } },
  );
}

beforeEach(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  forgetSharedReads();
  jest.clearAllMocks();
});

test('the result is whether the raffle is open, when it is drawn, and who won', async () => {
  drawn(winner);
  expect(await getResultShared({ raffleId: idOf(1) })).toEqual({
    ok: true,
    value: { isOpen: false, drawDate, winner: { number: '07', owner: null } },
  });
});

test('no winner is asked for without a raffle', async () => {
  adminAnswers(() => null);
  expect(await getResultShared({ raffleId: idOf(1) })).toEqual(broken);
  expect(await getResultShared({ raffleId: 'moto' })).toEqual({
    ok: false,
    reason: 'no-such-raffle',
  });
  expect(jest.mocked(readAdmin).mock.calls).toEqual([
    [{ method: 'GET', path: '/rifas/000000000000000000000001' }],
  ]);
});

test('a winner that could not be read is a failure, and not "none yet"', async () => {
  adminAnswers((path) =>
    path === '/tickets/query' ? null : { rifa: { ...rifa, rifid: idOf(1) } },
  );
  expect(await getResultShared({ raffleId: idOf(1) })).toEqual(broken);
  expect(revalidateTag).not.toHaveBeenCalled();
});

test.each([
  ['the same winner', 2, [winner], [winner], []],
  ['still no winner', 3, [], [], []],
  ['the first winner', 4, [], [winner], [['raffle:000000000000000000000004', { expire: 0 }]]],
  ['another', 5, [winner], [otherWinner], [['raffle:000000000000000000000005', { expire: 0 }]]],
])(
  'a result with %s renews the page exactly when the page shows less',
  async (_, n, then, now, tags) => {
    drawn(...then);
    await readWinner(exampleRaffle({ id: idOf(n), isOpen: false, drawDate }));
    drawn(...now);
    await getResultShared({ raffleId: idOf(n) });
    expect(jest.mocked(revalidateTag).mock.calls).toEqual(tags);
  },
);

test.each([
  ['closed meanwhile', 6, { isOpen: true, drawDate }],
  ['drawn on another day', 7, { isOpen: false, drawDate: '2026-11-27T12:00:00.000Z' }],
])('the page of a raffle that was %s is renewed too', async (_, n, shown) => {
  drawn();
  await readWinner(exampleRaffle({ id: idOf(n), ...shown }));
  await getResultShared({ raffleId: idOf(n) });
  expect(jest.mocked(revalidateTag).mock.calls).toEqual([[`raffle:${idOf(n)}`, { expire: 0 }]]);
});
