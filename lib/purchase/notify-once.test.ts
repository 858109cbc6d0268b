import { logger } from '@/lib/platform/log/logger';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { seal } from '@/lib/ticket/token';
import { buyerHashes, type Attempt } from './attempt';
import type { PurchaseNote } from './purchase-note';
import { keptAttempt, LATE } from './kept-attempt.test-kit';
import { createMemoryNotifiedNumbers, createRedisNotifiedNumbers, notifyOnce } from './notify-once';

process.env.ADMIN_API_URL = 'http://127.0.0.1:9/api';

const HOUR = 3600_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const TICKET = 'http://localhost:3000/boleto/x';
const NOTE: PurchaseNote = {
  raffle: 'Una moto',
  buyer: 'Ana Pérez',
  amount: 'Bs 365,00',
  method: 'Pago Móvil',
  reference: '004512889',
  phone: null,
};

const sealed = (note: PurchaseNote) => seal(Buffer.from(JSON.stringify(note)), ticketKeys());

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the seller', () => {
  const claim = jest.fn<Promise<string[]>, [string, string[], string]>();
  const notifySeller = jest.fn<Promise<void>, [string]>();
  const notifyBuyer = jest.fn<Promise<void>, [string, string]>();
  beforeEach(() => jest.resetAllMocks());

  async function tell(attempt: Attempt, numbers: string[], fresh = numbers) {
    const info = jest.spyOn(logger, 'info').mockImplementation();
    claim.mockResolvedValueOnce(fresh);
    const ticketPath = '/boleto/x';
    await notifyOnce({ claim }, { notifySeller, notifyBuyer }, attempt, { numbers, ticketPath });
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
      messages: [
        `Se ha registrado una compra en linea, de los siguientes numeros 01, 02\nCódigo: ABC234\nBoleto: ${TICKET}`,
      ],
      lines: [],
    });
  });

  test('is notified of the rest when some were notified of, and the log says so', async () => {
    expect(await tell(bought, ['01', '02'], ['02'])).toMatchObject({
      messages: [expect.stringMatching(/^Se ha registrado una compra en linea, del numero 02\n/)],
      lines: [{ event: 'seller-told-before', trace: 'ABC234', raffleId: bought.raffleId }],
    });
  });

  test('is not notified when all were notified of', async () => {
    expect(await tell(bought, ['01'], [])).toMatchObject({
      messages: [],
      lines: [{ event: 'seller-told-before' }],
    });
  });

  test('learns what was paid, by whom and how, and opens the ticket from the message', async () => {
    const { messages } = await tell(keptAttempt({ note: sealed(NOTE) }), ['01']);
    expect(messages).toEqual([
      [
        'Se ha registrado una compra en linea, del numero 01',
        'Rifa: Una moto',
        'A nombre de: Ana Pérez',
        'Pagó: Bs 365,00 por Pago Móvil',
        'Referencia: 004512889',
        'Código: ABC234',
        `Boleto: ${TICKET}`,
      ].join('\n'),
    ]);
    expect(notifyBuyer).not.toHaveBeenCalled();
  });

  test('learns the same of a purchase that came late', async () => {
    const late = { ...LATE, note: sealed(NOTE) };
    const { messages } = await tell(keptAttempt({ buyer: null, late }), ['01']);
    expect(messages).toEqual([expect.stringContaining('\nReferencia: 004512889\n')]);
  });

  test('gets no line about values that cannot be opened', async () => {
    const { messages } = await tell(keptAttempt({ note: 'abc' }), ['01']);
    expect(messages.at(-1)).toMatch(/^[^\n]+\nCódigo: ABC234\nBoleto: /);
  });

  describe('and the buyer, where the shop writes to buyers,', () => {
    const withPhone = (phone: string) => keptAttempt({ note: sealed({ ...NOTE, phone }) });

    test('gets one message with the amount, the numbers and the ticket, in the shop’s words alone', async () => {
      await tell(withPhone('584141234501'), ['01', '02']);
      const [[phone, message] = []] = notifyBuyer.mock.calls;
      expect(phone).toBe('584141234501');
      expect(message).toContain('registramos tu pago de Bs 365,00 por Pago Móvil.');
      expect(message).toContain(`\nNúmeros: 01, 02\nTu boleto digital: ${TICKET}\n`);
      expect(message).not.toContain('Ana');
      expect(message).not.toContain('004512889');
    });

    test('gets none when some of the numbers were told before', async () => {
      await tell(withPhone('584141234502'), ['01', '02'], ['02']);
      expect(notifyBuyer).not.toHaveBeenCalled();
    });

    test('gets five a day at most: anybody can give this phone', async () => {
      for (let time = 0; time < 7; time += 1) await tell(withPhone('584141234503'), ['01']);
      expect(notifyBuyer).toHaveBeenCalledTimes(5);
      expect(notifySeller).toHaveBeenCalledTimes(7);
    });

    test('gets none once 600 were sent for the raffle in an hour', async () => {
      const raffleId = 'c'.repeat(24);
      for (let time = 0; time <= 600; time += 1) {
        await tell({ ...withPhone(`58414${3_000_000 + time}`), raffleId }, ['01']);
      }
      expect(notifyBuyer).toHaveBeenCalledTimes(600);
    });
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
