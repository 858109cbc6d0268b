import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { countPurchase } from '@/lib/platform/metrics/metrics';
import { toApiError } from '@/lib/raffle/reasons';
import { registered } from './outcome';
import {
  answers,
  IDS,
  KEY,
  marked,
  NUMBERS,
  openRunner,
  received,
  submitted,
  TERMS,
  withStoppedClock,
} from './runner.test-kit';

jest.mock('@/lib/platform/cache/reader');
jest.mock('@/lib/platform/metrics/metrics');
jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

describe('before anything is sent', () => {
  const closed = answers.sale({ isOpen: false });

  test('a refusal that says nothing of numbers is forgivable', async () => {
    const { run, lock } = openRunner({ admin: { raffleForSale: closed } });
    expect(await run()).toEqual({
      ok: true,
      isForgivable: true,
      outcome: expect.objectContaining({ state: 'refused', reason: 'raffle-closed' }),
    });
    expect(lock).not.toHaveBeenCalled();
  });

  test('a refusal that says who holds the numbers is not forgivable', async () => {
    const { run } = openRunner({
      admin: {
        ticketsByNumber: answers.gone,
        holding: answers.holding({ own: [], free: [] }),
      },
    });
    expect(await run()).toEqual({
      ok: true,
      isForgivable: false,
      outcome: expect.objectContaining({ reason: 'tickets-taken', taken: NUMBERS }),
    });
  });

  test('numbers that are its own are registered, and the seller knows of them', async () => {
    const { run, works, admin } = openRunner({
      admin: { ticketsByNumber: answers.gone, holding: answers.holding({ own: IDS, free: [] }) },
    });
    expect(await run()).toEqual({
      ok: true,
      isForgivable: false,
      outcome: registered(received({ terms: TERMS }), NUMBERS),
    });
    expect(works).toEqual([]);
    expect(admin.register).not.toHaveBeenCalled();
    expect(forgetSharedReads).toHaveBeenCalledTimes(1);
  });

  test('a purchase that another instance found registered meanwhile is returned, and is not forgivable', async () => {
    const { run, store, lines } = openRunner({ admin: { raffleForSale: closed } });
    const outcome = registered(received(), NUMBERS);
    jest.spyOn(store, 'save').mockResolvedValue('closed');
    jest.spyOn(store, 'find').mockResolvedValue(received({ outcome }));
    expect(await run()).toEqual({ ok: true, isForgivable: false, outcome });
    expect(lines()).toEqual([]);
    expect(countPurchase).not.toHaveBeenCalled();
  });

  test.each([
    ['no longer kept', null],
    ['kept without an outcome', received()],
  ])('an attempt closed meanwhile and %s is answered as it was decided', async (_, kept) => {
    const { run, store } = openRunner({ admin: { raffleForSale: closed } });
    jest.spyOn(store, 'save').mockResolvedValue('closed');
    jest.spyOn(store, 'find').mockResolvedValue(kept);
    expect(await run()).toMatchObject({
      isForgivable: true,
      outcome: { state: 'refused', reason: 'raffle-closed' },
    });
  });

  test('an error is returned, logged and counted, and leaves no trace of the attempt', async () => {
    const { run, store, lines } = openRunner({ admin: { raffleForSale: answers.silence } });
    expect(await run()).toEqual(toApiError('unavailable'));
    expect(await store.find(KEY)).toBeNull();
    expect(await store.open(received())).toEqual({ opened: true });
    expect(lines()).toEqual([marked('purchase-turned-away', { reason: 'unavailable' })]);
    expect(jest.mocked(countPurchase).mock.calls).toEqual([['unavailable']]);
  });

  test('an attempt whose picture or numbers are not taken in is refused', async () => {
    const { run, store, admin } = openRunner();
    const broken = toApiError('not-an-image');
    expect(await run(received(), submitted(), async () => broken)).toEqual(broken);
    expect(await store.find(KEY)).toBeNull();
    expect(admin.register).not.toHaveBeenCalled();
  });

  test('an exception is logged by its name and stack alone, and the purchase may be tried again', async () => {
    const { run, store, lines } = openRunner({
      lock: async () => {
        throw new TypeError('V12345678');
      },
    });
    expect(await run()).toEqual(toApiError('unavailable'));
    expect(await store.find(KEY)).toBeNull();
    expect(lines()).toEqual([
      marked('purchase-broke-off', { error: 'TypeError', stack: expect.any(Array) }),
    ]);
    expect(JSON.stringify(lines())).not.toContain('V12345678');
    expect(countPurchase).not.toHaveBeenCalled();
  });
});
