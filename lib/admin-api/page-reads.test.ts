import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { adminAnswers, idOf } from './admin-answers.test-kit';
import { adminFailure } from './failure';
import {
  hasNamesake,
  readCounts,
  readFirstTickets,
  readRaffle,
  readRaffles,
  readWinner,
} from './page-reads';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));

beforeEach(() => {
  forgetSharedReads();
  jest.clearAllMocks();
});

describe('the raffle of a page', () => {
  const id = idOf(1);

  test('says to the minute when it was read, so that its page stays the same meanwhile', async () => {
    adminAnswers(() => ({ rifa: { rifid: id, name: 'Moto', monto: 5, abierta: true } }));
    const before = Math.floor(Date.now() / 60_000) * 60_000;
    const read = await readRaffle(id);
    const readAt = Date.parse(read && 'readAt' in read ? read.readAt : '');
    expect(readAt % 60_000).toBe(0);
    expect(readAt).toBeGreaterThanOrEqual(before);
    expect(readAt).toBeLessThanOrEqual(Date.now());
  });

  test('does not exist when the admin API says so', async () => {
    jest.mocked(readAdmin).mockResolvedValue(adminFailure('refused', { status: 404 }));
    expect(await readRaffle(id)).toBeNull();
  });

  test('stays as it was last told while the admin API is away, until it is gone', async () => {
    adminAnswers(() => ({ rifa: { rifid: id, name: 'Moto', monto: 5, abierta: true } }));
    expect(await readRaffle(id)).toMatchObject({ name: 'Moto', silentSince: null });
    jest.clearAllMocks();
    adminAnswers(() => null);
    expect(await readRaffle(id)).toMatchObject({ name: 'Moto', silentSince: null });
    jest.mocked(readAdmin).mockResolvedValue(adminFailure('refused', { status: 404 }));
    expect(await readRaffle(id)).toBeNull();
  });

  // spec: raffle-fails
  test('says since when it is known once the admin API has been silent for two minutes', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-26T10:00:30Z') });
    adminAnswers(() => ({ rifa: { rifid: idOf(76), name: 'Moto', monto: 5, abierta: true } }));
    await readRaffle(idOf(76));
    adminAnswers(() => null);
    jest.setSystemTime(Date.parse('2026-11-26T10:02:00Z'));
    expect(await readRaffle(idOf(76))).toMatchObject({ silentSince: null });
    jest.setSystemTime(Date.parse('2026-11-26T10:02:01Z'));
    expect(await readRaffle(idOf(76))).toMatchObject({ silentSince: '2026-11-26T10:00:00.000Z' });
  });

  // spec: raffle-fails
  test('is no reason to replace the old page when it could not be loaded', async () => {
    adminAnswers(() => null);
    await expect(readRaffle(id)).rejects.toThrow(
      'Raffle 000000000000000000000001 could not be loaded: broken',
    );
  });
});

describe('while the admin API is slow', () => {
  const rifa = (number: number) => ({
    rifid: idOf(number),
    name: `Moto ${number}`,
    monto: 5,
    abierta: true,
  });

  /** Answers to the raffle's own address when told to. */
  function answersLate() {
    let resolve = () => {};
    const promise = new Promise<void>((done) => (resolve = done));
    jest.mocked(readAdmin).mockImplementation(async ({ path }) => {
      await promise;
      return { ok: true, value: { ok: true, rifa: rifa(Number(path.slice(-2))) } } as never;
    });
    return resolve;
  }

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));

  test('a raffle that nobody has opened is what a list says of it, and whole for the next visitor', async () => {
    adminAnswers(() => ({ rifas: [rifa(71)] }));
    await readRaffles(true, 100);
    const answer = answersLate();
    const asked = readRaffle(idOf(71));
    await jest.advanceTimersByTimeAsync(2500);
    expect(await asked).toEqual({ listed: expect.objectContaining({ name: 'Moto 71', price: 5 }) });
    answer();
    await jest.advanceTimersByTimeAsync(0);
    adminAnswers(() => null);
    expect(await readRaffle(idOf(71))).toMatchObject({
      name: 'Moto 71',
      methods: [],
    });
  });

  test('one of which nothing is known is waited for', async () => {
    const answer = answersLate();
    const asked = readRaffle(idOf(72));
    await jest.advanceTimersByTimeAsync(6000);
    answer();
    expect(await asked).toMatchObject({ name: 'Moto 72' });
  });

  test('a known one is shown as it was, and visitors at the same time ask once', async () => {
    adminAnswers(() => ({ rifa: rifa(73) }));
    await readRaffle(idOf(73));
    const answer = answersLate();
    jest.mocked(readAdmin).mockClear();
    const both = [readRaffle(idOf(73)), readRaffle(idOf(73))];
    await jest.advanceTimersByTimeAsync(2500);
    expect(await Promise.all(both)).toMatchObject([{ name: 'Moto 73' }, { name: 'Moto 73' }]);
    expect(readAdmin).toHaveBeenCalledTimes(1);
    answer();
  });

  test('a raffle of a list is shown while the admin API is away', async () => {
    adminAnswers(() => ({ rifas: [rifa(74)] }));
    await readRaffles(false, 100);
    adminAnswers(() => null);
    expect(await readRaffle(idOf(74))).toEqual({
      listed: expect.objectContaining({ name: 'Moto 74' }),
    });
    await expect(readRaffle(idOf(75))).rejects.toThrow('could not be loaded: broken');
  });
});

describe('the list of raffles', () => {
  const names = async (isOpen: boolean, limit: number) => {
    const read = await readRaffles(isOpen, limit);
    return read.ok && read.value.map(({ name }) => name);
  };

  test('that could not be read is a failure', async () => {
    adminAnswers(() => null);
    expect(await readRaffles(true, 7)).toMatchObject({ ok: false });
  });

  const listAnswers = () =>
    adminAnswers((_, { abierta, hasta }) => ({
      rifas: [{ rifid: idOf(2), name: `${abierta ? 'Abierta' : 'Cerrada'} de ${String(hasta)}` }],
    }));

  test('is asked for as it is wanted', async () => {
    listAnswers();
    expect(await names(true, 3)).toEqual(['Abierta de 3']);
    expect(await names(true, 12)).toEqual(['Abierta de 12']);
    expect(await names(false, 3)).toEqual(['Cerrada de 3']);
  });

  test('is the last one of its kind while the admin API is away', async () => {
    listAnswers();
    await names(true, 3);
    await names(false, 3);
    forgetSharedReads();
    jest.clearAllMocks();
    adminAnswers(() => null);
    expect(await names(true, 3)).toEqual(['Abierta de 3']);
    expect(await names(false, 3)).toEqual(['Cerrada de 3']);
  });
});

test('a raffle has a namesake when a known list has another of its name, open or finished', async () => {
  adminAnswers((_, { abierta }) => ({
    rifas: [{ rifid: idOf(abierta ? 81 : 82), name: abierta ? 'Moto' : 'Casa' }],
  }));
  for (const isOpen of [true, false]) await readRaffles(isOpen, STRIP_RAFFLES_LIMIT);
  const is = (number: number, name: string) => hasNamesake({ id: idOf(number), name });
  expect([await is(80, 'Moto'), await is(80, 'Casa')]).toEqual([true, true]);
  expect([await is(81, 'Moto'), await is(80, 'Carro')]).toEqual([false, false]);
});

describe('the winner', () => {
  const winner = { number: '07', owner: null };
  const ticket = { tid: 't', numero: '07', estado: 'Disponible' };

  // spec: winner-fails
  test('that could not be read is a failure, and a known one stays', async () => {
    adminAnswers(() => ({ tickets: [ticket] }));
    await readWinner(idOf(4));
    adminAnswers(() => null);
    expect(await readWinner(idOf(4))).toMatchObject({ ok: true, value: winner });
    expect(await readWinner(idOf(5))).toMatchObject({ ok: false });
  });
});

const counts = { total: 9, available: 1, reserved: 3, paid: 5 };

test.each([
  ['the first free numbers', readFirstTickets, { numbers: ['007'], counts }],
  ['the counts', readCounts, counts],
])('%s of a raffle stay visible while the admin API is away', async (_, read, value) => {
  adminAnswers((path, { rifa }) => ({
    tickets:
      path === '/tickets/query' && rifa === idOf(6)
        ? [{ tid: 't', numero: '007', estado: 'Disponible' }]
        : [],
    ...{ total: 9, disponibles: 1, apartados: 3, pagados: 5 },
  }));
  expect(await read(idOf(6))).toMatchObject({ ok: true, value });

  adminAnswers(() => null);
  expect(await read(idOf(6))).toMatchObject({ ok: true, value });
  expect(await read(idOf(7))).toMatchObject({ ok: false });
});
