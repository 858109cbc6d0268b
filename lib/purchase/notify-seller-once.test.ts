import { logger } from '@/lib/platform/log/logger';
import { buyerHashes, type Attempt } from './attempt';
import { keptAttempt, LATE } from './kept-attempt.test-kit';
import {
  createMemoryNotifiedNumbers,
  createRedisNotifiedNumbers,
  notifySellerOnce,
} from './notify-seller-once';

process.env.ADMIN_API_URL = 'http://127.0.0.1:9/api';

const HOUR = 3600_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the seller', () => {
  const claim = jest.fn<Promise<string[]>, [string, string[], string]>();
  const notifySeller = jest.fn<Promise<void>, [string]>();
  beforeEach(() => jest.resetAllMocks());

  async function tell(attempt: Attempt, numbers: string[], fresh = numbers) {
    const info = jest.spyOn(logger, 'info').mockImplementation();
    claim.mockResolvedValueOnce(fresh);
    await notifySellerOnce({ claim }, { notifySeller }, attempt, numbers);
    return {
      claims: claim.mock.calls,
      messages: notifySeller.mock.calls.flat(),
      lines: info.mock.calls.flat(),
    };
  }

  const bought = keptAttempt();
  const { nationalId } = buyerHashes(bought.raffleId, bought.buyer!);

  test('is notified of all numbers that nobody notified of', async () => {
    expect(await tell(bought, ['01', '02'])).toEqual({
      claims: [[nationalId, ['01', '02'], expect.stringMatching(UUID)]],
      messages: ['Se ha registrado una compra en linea, de los siguientes numeros 01, 02'],
      lines: [],
    });
  });

  test('is notified of the rest when some were notified of, and the log says so', async () => {
    expect(await tell(bought, ['01', '02'], ['02'])).toMatchObject({
      messages: ['Se ha registrado una compra en linea, del numero 02'],
      lines: [{ event: 'seller-told-before', trace: 'ABC234', raffleId: bought.raffleId }],
    });
  });

  test('is not notified when all were notified of', async () => {
    expect(await tell(bought, ['01'], [])).toMatchObject({
      messages: [],
      lines: [{ event: 'seller-told-before' }],
    });
  });

  test('gets the second reference', async () => {
    const { messages } = await tell(keptAttempt({ secondReference: '99887766' }), ['01']);
    expect(messages).toEqual([
      'Se ha registrado una compra en linea, del numero 01. Pagada en dos partes; segunda referencia: 99887766',
    ]);
  });

  test('is notified of a late purchase with only a hash of its buyer', async () => {
    const late = keptAttempt({ buyer: null, late: LATE });
    const { claims, messages } = await tell(late, ['01']);
    expect(claims).toEqual([['mark of the buyer', ['01'], expect.anything()]]);
    expect(messages).toHaveLength(1);
  });

  test('each notification claims its own numbers', async () => {
    await tell(bought, ['01']);
    await tell(bought, ['01']);
    expect(new Set(claim.mock.calls.map(([, , claimant]) => claimant)).size).toBe(2);
  });

  test('is not notified of an attempt without its buyer', async () => {
    await expect(tell(keptAttempt({ buyer: null }), ['01'])).rejects.toThrow(
      'The attempt has no mark of its buyer',
    );
    expect(claim).not.toHaveBeenCalled();
    expect(notifySeller).not.toHaveBeenCalled();
  });
});

describe('in memory', () => {
  test('a number is claimed once for a buyer', async () => {
    const told = createMemoryNotifiedNumbers();
    expect(await told.claim('ana', ['1', '2'], 'one')).toEqual(['1', '2']);
    expect(await told.claim('ana', ['2', '3'], 'two')).toEqual(['3']);
    expect(await told.claim('bea', ['2'], 'three')).toEqual(['2']);
  });

  test('a number is claimed for an hour: the seller may free it, and the same buyer buy it again', async () => {
    const told = createMemoryNotifiedNumbers();
    await told.claim('ana', ['1'], 'one');
    jest.advanceTimersByTime(HOUR);
    expect(await told.claim('ana', ['1'], 'two')).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await told.claim('ana', ['1'], 'three')).toEqual(['1']);
  });
});

describe('in Redis', () => {
  function open() {
    const redis = { eval: jest.fn() };
    const warn = jest.spyOn(logger, 'warn').mockImplementation();
    return { redis, warn, told: createRedisNotifiedNumbers(redis as never) };
  }
  const away = new Error('Command timed out');

  test('a number that another instance has claimed is left out, by its place', async () => {
    const { redis, told } = open();
    redis.eval.mockResolvedValue([1, 3]);
    expect(await told.claim('ana', ['1', '2', '3'], 'claimant')).toEqual(['1', '3']);
    expect(redis.eval.mock.calls).toEqual([
      [
        expect.stringContaining("'NX'"),
        3,
        'payment:told:ana 1',
        'payment:told:ana 2',
        'payment:told:ana 3',
        'claimant',
        HOUR,
      ],
    ]);
  });

  test('Redis is asked only for numbers that this instance has not claimed, and not for none', async () => {
    const { redis, told } = open();
    redis.eval.mockResolvedValue([1]);
    await told.claim('ana', ['1'], 'one');
    expect(await told.claim('ana', ['1', '2'], 'two')).toEqual(['2']);
    expect(await told.claim('ana', ['1', '2'], 'three')).toEqual([]);
    expect(redis.eval.mock.calls.map(([, ...args]) => args)).toEqual([
      [1, 'payment:told:ana 1', 'one', HOUR],
      [1, 'payment:told:ana 2', 'two', HOUR],
    ]);
  });

  test('the same claimant asks again for a lost answer', async () => {
    const { redis, warn, told } = open();
    redis.eval.mockRejectedValueOnce(away).mockResolvedValueOnce([]);
    const claiming = told.claim('ana', ['1'], 'claimant');
    await jest.advanceTimersByTimeAsync(249);
    expect(redis.eval).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await claiming).toEqual([]);
    expect(redis.eval.mock.calls[1]).toEqual(redis.eval.mock.calls[0]);
    expect(warn.mock.calls).toEqual([
      [{ event: 'shared-claims-away', error: 'Error: Command timed out' }],
    ]);
  });

  test('after four unanswered tries this instance claims alone', async () => {
    const { redis, warn, told } = open();
    redis.eval.mockRejectedValue(away);
    const claimed = jest.fn();
    void told.claim('ana', ['1', '2'], 'claimant').then(claimed);
    await jest.advanceTimersByTimeAsync(749);
    expect(claimed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(claimed).toHaveBeenCalledWith(['1', '2']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(redis.eval).toHaveBeenCalledTimes(4);
    expect(warn).toHaveBeenCalledTimes(4);
  });
});
