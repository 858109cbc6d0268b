import { countPurchase } from '@/lib/platform/metrics/metrics';
import { toApiError } from '@/lib/raffle/reasons';
import type { PaymentAdmin } from './admin-calls';
import { saleOf } from './killable-shop.test-kit';
import {
  after,
  answers,
  KEY,
  marked,
  openRunner,
  received,
  submitted,
  TERMS,
  TRACE,
  withStoppedClock,
} from './runner.test-kit';
import { receipt } from './test-kit';

jest.mock('@/lib/platform/cache/reader');
jest.mock('@/lib/platform/metrics/metrics');
jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

describe('with a lock taken after another purchase of the buyer', () => {
  /** Answers with `then` from the second request on. */
  function thenSells(then: PaymentAdmin['raffleForSale']) {
    const first = answers.sale({});
    let asked = 0;
    const raffleForSale: PaymentAdmin['raffleForSale'] = async (id) => {
      asked += 1;
      return asked === 1 ? first(id) : then(id);
    };
    return raffleForSale;
  }

  test('the purchase is sent as the raffle is now, with the earlier picture', async () => {
    const sale = saleOf('each');
    const [method] = sale.methods;
    const methods = [{ asItCame: {}, method: { ...method!.method, currency: 'USD' } }];
    const { run, store, admin } = openRunner({
      isAfterAnother: true,
      admin: {
        raffleForSale: thenSells(async () => ({
          ok: true,
          value: { ...sale, methods, sellerId: 'seller' },
        })),
      },
    });
    const save = jest.spyOn(store, 'save');
    expect(await run()).toMatchObject({ outcome: { state: 'registered' } });
    const converted = await receipt();
    const [sent] = admin.register.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ purchase: { sellerId: 'seller', method: methods[0] } });
    expect(sent?.receipt).toEqual(converted.ok && converted.jpeg);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ terms: { ...TERMS, currency: 'USD' } });
  });

  test('the raffle is asked for once where no other purchase came first', async () => {
    const { run, admin } = openRunner();
    await run();
    expect(admin.raffleForSale).toHaveBeenCalledTimes(1);
  });

  test('a purchase that is refused by now is not sent', async () => {
    const { run, admin, turn, lines } = openRunner({
      isAfterAnother: true,
      admin: { raffleForSale: thenSells(answers.sale({ isOpen: false })) },
    });
    expect(await run()).toEqual({
      ok: true,
      outcome: expect.objectContaining({ state: 'refused', reason: 'raffle-closed' }),
    });
    expect(admin.register).not.toHaveBeenCalled();
    expect(turn.giveBack).toHaveBeenCalledTimes(1);
    expect(turn.lapse).not.toHaveBeenCalled();
    expect(lines()).toEqual([
      marked('purchase-settled', { state: 'refused', reason: 'raffle-closed' }),
    ]);
  });

  test('a purchase without a later answer about its raffle may be tried again', async () => {
    const { run, admin, store, turn, lines } = openRunner({
      isAfterAnother: true,
      admin: { raffleForSale: thenSells(answers.silence) },
    });
    expect(await run()).toEqual(toApiError('unavailable'));
    expect(await store.find(KEY)).toBeNull();
    expect(admin.register).not.toHaveBeenCalled();
    expect(turn.giveBack).toHaveBeenCalledTimes(1);
    expect(lines()).toEqual([marked('purchase-turned-away', { reason: 'unavailable' })]);
  });
});

describe('when the picture took long', () => {
  const slow = (ms: number) => after(ms, receipt);
  const dearer = answers.sale({ price: 6 });

  test.each([
    [1000, 1],
    [1001, 2],
  ])('a picture of %i ms makes the raffle be asked for so often: %i', async (ms, asked) => {
    const { run, admin } = openRunner();
    const result = await run(received(), submitted(), slow(ms));
    expect(result).toMatchObject({ outcome: { state: 'registered' } });
    expect(admin.raffleForSale).toHaveBeenCalledTimes(asked);
    expect(admin.register).toHaveBeenCalledTimes(1);
  });

  test('a purchase at another price by now is not sent', async () => {
    const looks = [answers.sale({}), dearer];
    const { run, admin, turn } = openRunner({
      admin: { raffleForSale: (id) => (looks.shift() ?? dearer)(id) },
    });
    expect(await run(received(), submitted(), slow(1001))).toMatchObject({
      outcome: { state: 'refused', reason: 'price-changed', now: { price: 6 } },
    });
    expect(admin.register).not.toHaveBeenCalled();
    expect(turn.giveBack).toHaveBeenCalledTimes(1);
  });
});

test('an attempt that another instance gave up is not sent: its end is asked for', async () => {
  const { run, store, admin, turn, lines } = openRunner();
  jest.spyOn(store, 'save').mockResolvedValue('closed');
  expect(await run()).toEqual({ ok: true, outcome: { state: 'verifying', trace: TRACE } });
  expect(admin.register).not.toHaveBeenCalled();
  expect(turn.giveBack).toHaveBeenCalledTimes(1);
  expect(lines()).toEqual([]);
  expect(countPurchase).not.toHaveBeenCalled();
});

test('a purchase is not sent when the other instances cannot know of it', async () => {
  const { run, store, admin, turn } = openRunner();
  jest.spyOn(store, 'save').mockResolvedValue('alone');
  expect(await run()).toEqual(toApiError('unavailable'));
  expect(admin.register).not.toHaveBeenCalled();
  expect(turn.giveBack).toHaveBeenCalledTimes(1);
});
