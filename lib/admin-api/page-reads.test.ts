import { forgetSharedReads } from '@/lib/platform/cache/shared-read';
import { exampleRaffle } from '@/lib/testing/example-raffle';
import { adminAnswers, askedLifetimes, idOf } from './admin-answers.test-kit';
import { adminFailure } from './failure';
import { readCounts, readFirstTickets, readRaffle, readRaffles, readWinner } from './page-reads';
import { readAdmin } from './transport';

jest.mock('./transport', () => ({ readAdmin: jest.fn() }));
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: unknown) => read) }));

const CHANGED_BY_ITS_TAG = { revalidate: 60, tags: ['raffles'] };
const SOON_AGAIN = { revalidate: 5, tags: [] };

beforeEach(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  forgetSharedReads();
  jest.clearAllMocks();
});

describe('the raffle of a page', () => {
  const id = idOf(1);
  const tags = ['raffle:000000000000000000000001', 'raffles'];

  test('is kept for a minute', async () => {
    adminAnswers(() => ({ rifa: { rifid: id, name: 'Moto', monto: 5, abierta: true } }));
    expect(await readRaffle(id)).toMatchObject({ id, name: 'Moto', price: 5, isOpen: true });
    expect(askedLifetimes()).toEqual([{ revalidate: 60, tags }]);
  });

  test('is missed for five seconds only: it may be made any moment', async () => {
    jest.mocked(readAdmin).mockResolvedValue(adminFailure('refused', { status: 404 }));
    expect(await readRaffle(id)).toBeNull();
    expect(askedLifetimes()).toEqual([{ revalidate: 5, tags }]);
  });

  test('stays as it was last told while the admin API is away, and is asked for again soon', async () => {
    adminAnswers(() => ({ rifa: { rifid: id, name: 'Moto', monto: 5, abierta: true } }));
    expect(await readRaffle(id)).toMatchObject({ name: 'Moto', isStale: false });
    jest.clearAllMocks();
    adminAnswers(() => null);
    expect(await readRaffle(id)).toMatchObject({ name: 'Moto', isStale: true });
    expect(askedLifetimes()).toEqual([{ revalidate: 5, tags }]);
    jest.mocked(readAdmin).mockResolvedValue(adminFailure('refused', { status: 404 }));
    expect(await readRaffle(id)).toBeNull();
  });

  // spec: raffle-fails
  test('is no reason to replace the old page when it could not be loaded', async () => {
    adminAnswers(() => null);
    await expect(readRaffle(id)).rejects.toThrow(
      'Raffle 000000000000000000000001 could not be loaded: broken',
    );
    expect(askedLifetimes()).toEqual([]);
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

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('a raffle that nobody has opened is what a list says of it, and whole for the next visitor', async () => {
    adminAnswers(() => ({ rifas: [rifa(71)] }));
    await readRaffles(true, 100);
    const answer = answersLate();
    const asked = readRaffle(idOf(71));
    await jest.advanceTimersByTimeAsync(2500);
    expect(await asked).toEqual({ listed: expect.objectContaining({ name: 'Moto 71', price: 5 }) });
    expect(askedLifetimes()).toContainEqual({
      revalidate: 5,
      tags: [`raffle:${idOf(71)}`, 'raffles'],
    });
    answer();
    await jest.advanceTimersByTimeAsync(0);
    adminAnswers(() => null);
    expect(await readRaffle(idOf(71))).toMatchObject({
      name: 'Moto 71',
      methods: [],
      isStale: true,
    });
  });

  test('one of which nothing is known is waited for', async () => {
    const answer = answersLate();
    const asked = readRaffle(idOf(72));
    await jest.advanceTimersByTimeAsync(6000);
    answer();
    expect(await asked).toMatchObject({ name: 'Moto 72', isStale: false });
  });

  test('a known one is shown as it was, and visitors at the same time ask once', async () => {
    adminAnswers(() => ({ rifa: rifa(73) }));
    await readRaffle(idOf(73));
    const answer = answersLate();
    jest.mocked(readAdmin).mockClear();
    const both = [readRaffle(idOf(73)), readRaffle(idOf(73))];
    await jest.advanceTimersByTimeAsync(2500);
    expect(await Promise.all(both)).toMatchObject([{ isStale: true }, { isStale: true }]);
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

  test('that could not be read is empty, and is read again soon', async () => {
    adminAnswers(() => null);
    expect(await readRaffles(true, 7)).toEqual({ ok: false });
    expect(askedLifetimes()).toEqual([CHANGED_BY_ITS_TAG, SOON_AGAIN]);
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
    expect(askedLifetimes()).toEqual([CHANGED_BY_ITS_TAG, CHANGED_BY_ITS_TAG, CHANGED_BY_ITS_TAG]);
  });

  test('is the last one of its kind while the admin API is away, and is tried again soon', async () => {
    listAnswers();
    await names(true, 3);
    await names(false, 3);
    forgetSharedReads();
    jest.clearAllMocks();
    adminAnswers(() => null);
    expect(await names(true, 3)).toEqual(['Abierta de 3']);
    expect(await names(false, 3)).toEqual(['Cerrada de 3']);
    const twice = [CHANGED_BY_ITS_TAG, SOON_AGAIN];
    expect(askedLifetimes()).toEqual([...twice, ...twice]);
  });
});

describe('the winner', () => {
  const winner = { number: '07', owner: null };
  const ticket = { tid: 't', numero: '07', estado: 'Disponible' };

  test.each([
    ['open without a date', true, null, null, []],
    ['open long before its draw', true, '2999-01-01T12:00:00.000Z', null, []],
    ['open after its draw', true, '2020-01-01T12:00:00.000Z', null, [10]],
    ['finished without a winner', false, null, null, [10]],
    ['finished with a winner', false, '2020-01-01T12:00:00.000Z', winner, []],
  ])(
    'has the right value and lifetime for a raffle %s',
    async (_, isOpen, drawDate, expected, seconds) => {
      adminAnswers(() => ({ tickets: expected ? [ticket] : [] }));
      const raffle = exampleRaffle({ id: idOf(3), isOpen, drawDate });
      expect(await readWinner(raffle)).toEqual({ ok: true, value: expected });
      expect(askedLifetimes()).toEqual(seconds.map((revalidate) => ({ revalidate, tags: [] })));
    },
  );

  // spec: winner-fails
  test('that could not be read is read again soon, and a known one stays', async () => {
    adminAnswers(() => ({ tickets: [ticket] }));
    await readWinner(exampleRaffle({ id: idOf(4) }));
    adminAnswers(() => null);
    expect(await readWinner(exampleRaffle({ id: idOf(4) }))).toEqual({ ok: true, value: winner });
    expect(await readWinner(exampleRaffle({ id: idOf(5) }))).toEqual({ ok: false });
    expect(askedLifetimes()).toEqual([SOON_AGAIN, SOON_AGAIN]);
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
  expect(await read(idOf(6))).toEqual({ ok: true, value });
  expect(askedLifetimes()).toEqual([]);

  adminAnswers(() => null);
  expect(await read(idOf(6))).toEqual({ ok: true, value });
  expect(askedLifetimes()).toEqual([SOON_AGAIN]);
  expect(await read(idOf(7))).toEqual({ ok: false });
  expect(askedLifetimes()).toEqual([SOON_AGAIN, SOON_AGAIN]);
});
