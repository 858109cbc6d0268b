import { toApiError } from '@/lib/raffle/reasons';
import { registered } from './outcome';
import {
  after,
  answers,
  done,
  IDS,
  KEY,
  NUMBERS,
  openService,
  received,
  submitted,
  TERMS,
  withStoppedClock,
} from './runner.test-kit';
import { receipt } from './test-kit';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

const outcome = registered(received({ terms: TERMS }), NUMBERS);
const slow = after(300, answers.verdict({ kind: 'registered', confirmed: IDS, taken: [] }));
const closed = answers.sale({ isOpen: false });

describe('a key that was sent before', () => {
  test('gets the numbers it bought, and nothing is asked or sent again', async () => {
    const { service, admin } = openService();
    expect(await done(service.submit(submitted(), receipt))).toEqual({ ok: true, outcome });
    const encode = jest.fn(receipt);
    expect(await done(service.submit(submitted(), encode))).toEqual({ ok: true, outcome });
    expect(encode).not.toHaveBeenCalled();
    expect(admin.register).toHaveBeenCalledTimes(1);
    expect(admin.raffleForSale).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['registered', answers.sale({})],
    ['refused', closed],
  ])('and was %s is refused with another purchase', async (_, raffleForSale) => {
    const { service } = openService({ raffleForSale });
    await done(service.submit(submitted(), receipt));
    const other = submitted({ nationalId: 'V99999999' });
    const encode = jest.fn(receipt);
    expect(await done(service.submit(other, encode))).toEqual(toApiError('key-reused'));
    expect(encode).not.toHaveBeenCalled();
  });

  test('with another purchase that arrives together with it is refused', async () => {
    const { service, admin } = openService({ register: slow });
    const other = submitted({ nationalId: 'V99999999' });
    const both = [submitted(), other].map((purchase) => service.submit(purchase, receipt));
    expect(await done(Promise.all(both))).toEqual([
      { ok: true, outcome },
      toApiError('key-reused'),
    ]);
    expect(admin.register).toHaveBeenCalledTimes(1);
  });

  test('and was refused is sent again as it is now', async () => {
    let isOpen = false;
    const { service } = openService({ raffleForSale: (id) => answers.sale({ isOpen })(id) });
    expect(await done(service.submit(submitted(), receipt))).toMatchObject({
      outcome: { reason: 'raffle-closed' },
    });
    isOpen = true;
    expect(await done(service.submit(submitted(), receipt))).toEqual({ ok: true, outcome });
  });

  test('and is not registered is sent again, and both sendings are looked for', async () => {
    const { service, store, admin } = openService({
      register: answers.verdict({ kind: 'not-sent' }),
    });
    for (const unheard of [1, 2]) {
      await done(service.submit(submitted(), receipt));
      expect(await store.find(KEY)).toMatchObject({ late: { unheard } });
    }
    expect(admin.register).toHaveBeenCalledTimes(2);
  });

  test('and came late is not sent again, and the seller is notified', async () => {
    let own: string[] = [];
    let isTold = false;
    const { service, admin } = openService({
      register: answers.verdict({ kind: 'not-sent' }),
      holding: async () => ({ ok: true, value: { own, free: [] } }),
      notifySeller: after(500, async () => void (isTold = true)),
    });
    await done(service.submit(submitted(), receipt));
    own = IDS;
    expect(await done(service.submit(submitted(), receipt))).toEqual({ ok: true, outcome });
    expect(isTold).toBe(false);
    await done(service.finished(KEY));
    expect(isTold).toBe(true);
    expect(admin.register).toHaveBeenCalledTimes(1);
  });
});

describe('a double tap', () => {
  // spec: no-double-submit
  test('is one sending with one answer, and noted once', async () => {
    const { service, store, admin } = openService({ register: slow });
    const note = jest.spyOn(store, 'note');
    const both = [submitted(), submitted()].map((purchase) => service.submit(purchase, receipt));
    expect(await done(Promise.all(both))).toEqual([
      { ok: true, outcome },
      { ok: true, outcome },
    ]);
    expect(admin.register).toHaveBeenCalledTimes(1);
    expect(note).not.toHaveBeenCalled();
  });

  test('is forgivable for both', async () => {
    const { service } = openService({ raffleForSale: after(300, closed) });
    const both = [submitted(), submitted()].map((purchase) => service.submit(purchase, receipt));
    const [one, two] = await done(Promise.all(both));
    expect(one).toMatchObject({ isForgivable: true });
    expect(two).toEqual(one);
  });
});
