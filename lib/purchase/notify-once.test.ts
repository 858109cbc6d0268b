import { logger } from '@/lib/platform/log/logger';
import type { Purchase } from './entry';
import { exampleEntry } from './example-entry.test-kit';
import type { PurchaseNote } from './purchase-note';
import { notifyOnce } from './notify-once';
import { createMemoryStore } from './store';
import { FEW } from './test-kit';

const HOUR = 3600_000;
const TICKET = 'https://rifas.example.com/boleto/x';
const NOTE: PurchaseNote = {
  raffle: 'Una moto',
  buyer: 'Ana Pérez',
  amount: 'Bs 365,00',
  method: 'Pago Móvil',
  reference: '004512889',
  phone: null,
};

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));

describe('the seller', () => {
  const notifySeller = jest.fn<Promise<void>, [string]>();
  const notifyBuyer = jest.fn<Promise<void>, [string, string]>();
  let store = createMemoryStore(FEW);
  beforeEach(() => {
    jest.resetAllMocks();
    store = createMemoryStore(FEW);
  });

  async function tell(purchase: Purchase, numbers: string[]) {
    const info = jest.spyOn(logger, 'info').mockImplementation();
    const registered = {
      state: 'registered',
      numbers,
      ticketPath: '/boleto/x',
      trace: '',
    } as const;
    await notifyOnce(store, { notifySeller, notifyBuyer }, purchase, registered);
    return { messages: notifySeller.mock.calls.flat(), lines: info.mock.calls.flat() };
  }

  const trace = 'ABC234';
  const bought = exampleEntry({ trace });
  const { raffleId } = bought;

  test('is told of all numbers, once, however many find them', async () => {
    await Promise.all([tell(bought, ['01', '02']), tell(bought, ['01', '02'])]);
    expect(notifySeller.mock.calls).toEqual([
      [
        `Se ha registrado una compra en linea, de los siguientes numeros 01, 02\nCódigo: ABC234\nBoleto: ${TICKET}`,
      ],
    ]);
  });

  // spec: whatsapp-call
  test('is told of the rest when some were told before, and the log says so', async () => {
    await tell(bought, ['01']);
    const { messages, lines } = await tell(bought, ['01', '02']);
    expect(messages[1]).toMatch(/^Se ha registrado una compra en linea, del numero 02\n/);
    expect(lines).toEqual([{ event: 'seller-told-before', trace, raffleId }]);
  });

  test('is told of another buyer’s purchase of a number, and only after an hour of the same buyer’s', async () => {
    await tell(bought, ['01']);
    await tell(exampleEntry({ buyerMark: 'bea' }), ['01']);
    expect(notifySeller).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(HOUR - 1);
    await tell(bought, ['01']);
    expect(notifySeller).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(2);
    await tell(bought, ['01']);
    expect(notifySeller).toHaveBeenCalledTimes(3);
  });

  test('is told by the one whose claim got no answer', async () => {
    const { take } = store;
    let isLost = true;
    store.take = async (...args) => {
      const own = await take(...args);
      if (!isLost) return own;
      isLost = false;
      throw new Error('Command timed out');
    };
    const telling = tell(bought, ['01']);
    await jest.advanceTimersByTimeAsync(3000);
    await telling;
    expect(notifySeller).toHaveBeenCalledTimes(1);
  });

  test('is told after the store was away for 20 seconds', async () => {
    const { take } = store;
    const backAt = Date.now() + 20_000;
    store.take = (...args) =>
      Date.now() < backAt ? Promise.reject(new Error('away')) : take(...args);
    const telling = tell(bought, ['01']);
    await jest.advanceTimersByTimeAsync(22_000);
    await telling;
    expect(notifySeller).toHaveBeenCalledTimes(1);
  });

  test('is not told while the store does not answer', async () => {
    store.take = () => Promise.reject(new Error('away'));
    const telling = expect(tell(bought, ['01'])).rejects.toThrow('away');
    await jest.advanceTimersByTimeAsync(30_000);
    await telling;
    expect(notifySeller).not.toHaveBeenCalled();
  });

  describe('and the buyer, where the shop writes to buyers,', () => {
    const withPhone = (phone: string) => exampleEntry({ trace, note: { ...NOTE, phone } });

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
      await tell(bought, ['01']);
      await tell(withPhone('584141234502'), ['01', '02']);
      expect(notifyBuyer).not.toHaveBeenCalled();
    });

    test('gets five a day at most: anybody can give this phone', async () => {
      for (let time = 0; time < 7; time += 1) await tell(withPhone('584141234503'), [`0${time}`]);
      expect(notifyBuyer).toHaveBeenCalledTimes(5);
      expect(notifySeller).toHaveBeenCalledTimes(7);
    });

    test('gets none once 600 were sent for the raffle in an hour', async () => {
      const raffleId = 'c'.repeat(24);
      for (let time = 0; time <= 600; time += 1) {
        await tell({ ...withPhone(`58414${3_000_000 + time}`), raffleId }, [String(time)]);
      }
      expect(notifyBuyer).toHaveBeenCalledTimes(600);
    });
  });
});
