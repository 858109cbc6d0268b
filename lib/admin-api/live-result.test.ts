import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { adminAnswers, broken, idOf } from './admin-answers.test-kit';
import { getResultShared } from './live-reads';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

const drawDate = '2026-11-20T12:00:00.000Z';
const rifa = { name: 'Moto', monto: 5, abierta: false, fecha: drawDate };
const winner = { tid: 't', numero: '07', estado: 'Disponible' };

function drawn(...tickets: object[]) {
  adminAnswers((path, asked) =>
    path === '/tickets/query'
      ? { tickets: asked.ganador ? tickets : [] }
      : { rifa: { ...rifa, rifid: path.slice('/rifas/'.length) } },
  );
}

beforeEach(() => {
  forgetSharedReads();
  jest.clearAllMocks();
});

test('the result is whether the raffle is open, when it is drawn, and who won', async () => {
  drawn(winner);
  expect(await getResultShared(idOf(1))).toEqual({
    ok: true,
    value: { isOpen: false, drawDate, winner: { number: '07', owner: null } },
  });
});

test('no winner is asked for without a raffle', async () => {
  adminAnswers(() => null);
  expect(await getResultShared(idOf(1))).toEqual(broken);
  expect(await getResultShared('moto')).toEqual({
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
  expect(await getResultShared(idOf(1))).toEqual(broken);
});
