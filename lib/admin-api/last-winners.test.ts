import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { adminAnswers, idOf } from './admin-answers.test-kit';
import { lastWinners } from './last-winners';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

const MINUTE_MS = 60_000;
const won = (numero: string, more: object = {}) => ({
  tid: 't',
  numero,
  estado: 'Pagado',
  nombre: `Ganador ${numero}`,
  ...more,
});

/** Finished raffles, newest first, each with the ticket that won. */
function finished(tickets: (object | null)[]) {
  adminAnswers((path, { rifa }) => {
    if (path === '/rifas/query') {
      return {
        rifas: tickets.map((_, index) => ({
          rifid: idOf(index + 1),
          name: `Rifa ${index + 1}`,
          portada: { img: `${index + 1}.jpg` },
        })),
      };
    }
    const ticket = tickets[Number(rifa) - 1];
    return { tickets: ticket ? [ticket] : [] };
  });
}

async function afterAMinute() {
  forgetSharedReads();
  await jest.advanceTimersByTimeAsync(MINUTE_MS + 1);
  await lastWinners();
  await jest.advanceTimersByTimeAsync(0);
  return lastWinners();
}

const questions = () => jest.mocked(readAdmin).mock.calls.length;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
});

test('the three newest who paid and won, each with a picture, and never what else is known of them', async () => {
  finished([
    null,
    won('02', { img: [{ img: 'maria.jpg' }], telefono: '4141234567', cedula: 'V1234567' }),
    won('03', { estado: 'Apartado' }),
    won('04', { estado: 'Disponible' }),
    won('05'),
    won('06', { nombre: ' \u200b' }),
    won('07'),
    won('08'),
  ]);
  const told = (raffle: number, picture: string) => ({
    raffle: { id: idOf(raffle), name: `Rifa ${raffle}` },
    number: `0${raffle}`,
    name: `Ganador 0${raffle}`,
    picture: `/uploads/${picture}`,
  });
  expect(await afterAMinute()).toEqual([
    told(2, 'rifa/maria.jpg'),
    told(5, 'portada/5.jpg'),
    told(7, 'portada/7.jpg'),
  ]);
});

test('a page waits for none: what is new shows on the next one, and is asked for once a minute', async () => {
  finished([won('01')]);
  const before = await afterAMinute();
  finished([won('09')]);
  forgetSharedReads();
  await jest.advanceTimersByTimeAsync(MINUTE_MS + 1);
  jest.mocked(readAdmin).mockClear();
  expect(await lastWinners()).toEqual(before);
  await lastWinners();
  await jest.advanceTimersByTimeAsync(0);
  expect((await lastWinners()).map(({ number }) => number)).toEqual(['09']);
  await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
  await lastWinners();
  expect(questions()).toBe(2);
});

test('the last known ones stay while the admin API is away', async () => {
  finished([won('01')]);
  const before = await afterAMinute();
  adminAnswers(() => null);
  expect(await afterAMinute()).toEqual(before);
});
