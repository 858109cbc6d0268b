import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import { toApiError } from '@/lib/raffle/reasons';
import type { PaymentAdmin } from './admin-calls';
import {
  AT_WORK_MS,
  done,
  IDS,
  KEY,
  never,
  NUMBERS,
  openFakeShop,
  OTHER_KEY,
  pass,
  REGISTERED,
  submitted,
  UNHEARD,
  withStoppedClock,
} from './fake-shop.test-kit';
import { saleOf } from './killable-shop.test-kit';
import { createMemoryStore, type PurchaseStore } from './store';
import { FEW, receipt, timings } from './test-kit';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

const outcome = (state: string, more: object = {}) => ({
  ok: true,
  outcome: expect.objectContaining({ state, ...more }) as unknown,
});
const isState = (state: string, more: object = {}): unknown =>
  expect.objectContaining({ state, ...more });
const refusal: RegistrationVerdict = { kind: 'refused', cause: 'quantity', taken: [], msg: 'No.' };
const collision: RegistrationVerdict = { ...refusal, cause: 'tickets-taken' };
const OTHER = { reference: '777' };

describe('one purchase by key', () => {
  // spec: no-double-submit
  test('a double tap is one sending with one answer', async () => {
    const shop = openFakeShop({ postMs: 300 });
    const [one, two] = await done(Promise.all([shop.buy(), shop.buy()]));
    expect(one).toMatchObject(outcome('registered', { numbers: NUMBERS }));
    expect(two).toEqual(one);
    expect(shop.posts).toHaveLength(1);
  });

  test('what is registered is answered again without a question or a receipt', async () => {
    const shop = openFakeShop();
    const first = await done(shop.buy());
    const encode = jest.fn(receipt);
    expect(await done(shop.submit(submitted(), encode))).toEqual(first);
    expect(encode).not.toHaveBeenCalled();
    expect(shop.posts).toHaveLength(1);
  });

  test.each([
    ['registered', REGISTERED],
    ['refused', refusal],
  ])('a key that was %s is refused with another purchase', async (_, verdict) => {
    const shop = openFakeShop({ verdicts: [verdict] });
    await done(shop.buy());
    expect(await done(shop.buy({ nationalId: 'V99999999' }))).toEqual(toApiError('key-reused'));
  });

  test('so is another purchase that arrives together with it', async () => {
    const shop = openFakeShop({ postMs: 300 });
    const both = [shop.buy(), shop.buy({ nationalId: 'V99999999' })];
    expect(await done(Promise.all(both))).toEqual([
      outcome('registered'),
      toApiError('key-reused'),
    ]);
    expect(shop.posts).toHaveLength(1);
  });

  test('a refused purchase is sent again as it is now', async () => {
    const shop = openFakeShop({ verdicts: [refusal, REGISTERED] });
    expect(await done(shop.buy())).toMatchObject(outcome('refused', { reason: 'quantity' }));
    expect(await done(shop.buy(OTHER))).toMatchObject(outcome('registered'));
  });
});

describe('what a phone hears that asks', () => {
  test('an unknown key has no outcome', async () => {
    expect(await openFakeShop().outcomeOf(KEY)).toBeNull();
  });

  test('a purchase is being verified from its arrival on', async () => {
    const shop = openFakeShop({ admin: { raffleForSale: never } });
    void shop.buy();
    await pass(0);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('verifying'));
  });

  test('a refusal of an earlier tap is no answer to a later one', async () => {
    const shop = openFakeShop({ verdicts: [refusal] });
    await done(shop.buy({ tappedAt: 1 }));
    expect(await shop.outcomeOf(KEY, 1)).toEqual(isState('refused'));
    expect(await shop.outcomeOf(KEY)).toEqual(isState('refused'));
    expect(await shop.outcomeOf(KEY, 2)).toBeNull();
  });

  test('a later tap that is being prepared is verified, whatever the earlier one ended with', async () => {
    let isSlow = false;
    const shop = openFakeShop({
      verdicts: [refusal],
      admin: { holding: async () => (isSlow ? never() : free) },
    });
    await done(shop.buy({ tappedAt: 1 }));
    isSlow = true;
    shop.strangerHas(IDS);
    void shop.buy({ tappedAt: 2 });
    await pass(0);
    expect(await shop.outcomeOf(KEY, 2)).toEqual(isState('verifying'));
  });

  test('what is registered is the answer to every tap', async () => {
    const shop = openFakeShop();
    await done(shop.buy({ tappedAt: 1 }));
    expect(await shop.outcomeOf(KEY, 2)).toEqual(isState('registered'));
  });

  test('what it heard is registered stays so, whatever the sending is answered', async () => {
    const shop = openFakeShop({ verdicts: [refusal], postMs: 500 });
    const buying = shop.buy();
    await pass(100);
    shop.buyerHas(IDS);
    expect(await done(shop.outcomeOf(KEY))).toEqual(isState('registered'));
    shop.buyerHas([]);
    expect(await done(buying)).toMatchObject(outcome('registered'));
  });

  test('many questions are one look-up a second', async () => {
    const holding = jest.fn(async () => free);
    const shop = openFakeShop({ verdicts: [UNHEARD], admin: { holding } });
    await done(shop.buy());
    holding.mockClear();
    await Promise.all([1, 2, 3].map(() => shop.outcomeOf(KEY)));
    expect(holding).toHaveBeenCalledTimes(1);
    await pass(1001);
    await shop.outcomeOf(KEY);
    expect(holding.mock.calls.length).toBeGreaterThan(1);
  });
});

const free = { ok: true as const, value: { own: [] as string[], free: IDS } };

describe('while a sending that nobody heard of may be at work', () => {
  test('it is being verified, then not registered', async () => {
    const shop = openFakeShop({ verdicts: [UNHEARD] });
    expect(await done(shop.buy())).toMatchObject(outcome('verifying'));
    await pass(AT_WORK_MS - 1);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('verifying'));
    await pass(1002);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('not-registered'));
  });

  test.each([
    ['the same purchase', KEY],
    ['another of the same buyer', OTHER_KEY],
  ])('%s is sent only afterwards', async (_, key) => {
    const shop = openFakeShop({ verdicts: [UNHEARD, REGISTERED] });
    await done(shop.buy());
    await done(shop.buy(OTHER, key));
    const [first, second] = shop.posts;
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(AT_WORK_MS);
  });

  test('a purchase of somebody else is sent at once', async () => {
    const shop = openFakeShop({ verdicts: [UNHEARD, REGISTERED] });
    await done(shop.buy());
    await done(shop.buy({ nationalId: 'V99999999' }, OTHER_KEY));
    const [first, second] = shop.posts;
    expect(second!.at).toBe(first!.at);
  });

  test('it is not sent again when it is registered meanwhile', async () => {
    const shop = openFakeShop({ verdicts: [UNHEARD] });
    await done(shop.buy());
    const again = shop.buy();
    await pass(500);
    shop.buyerHas(IDS);
    const answer = jest.fn();
    void again.then(answer);
    await pass(1000);
    expect(answer).toHaveBeenCalled();
    expect(await again).toMatchObject(outcome('registered', { numbers: NUMBERS }));
    expect(shop.posts).toHaveLength(1);
  });

  test('a part of its numbers counts only when it has lasted', async () => {
    const shop = openFakeShop({ verdicts: [UNHEARD] });
    await done(shop.buy());
    const someoneHasTheRest = { own: IDS.slice(0, 1), free: [] };
    const part = openFakeShop({
      store: shop.store,
      admin: { holding: async () => ({ ok: true, value: someoneHasTheRest }) },
    });
    expect(await part.outcomeOf(KEY)).toEqual(isState('verifying'));
    await pass(timings.settleMs + 1001);
    expect(await part.outcomeOf(KEY)).toEqual(isState('partly-registered'));
  });

  test('a sending of a killed instance is waited for likewise', async () => {
    const killed = openFakeShop({ verdicts: [never()] });
    void killed.buy();
    await pass(0);
    const other = openFakeShop({ store: abandoned(killed.store) });
    expect(await other.outcomeOf(KEY)).toEqual(isState('verifying'));
    await pass(AT_WORK_MS + 1001);
    expect(await other.outcomeOf(KEY)).toEqual(isState('not-registered'));
  });
});

/** The killed instance’s locks have ended. */
function abandoned(store: PurchaseStore): PurchaseStore {
  return { ...createMemoryStore(FEW), get: store.get, set: store.set, remove: store.remove };
}

describe('after a sending that nobody heard of', () => {
  async function sentUnanswered(second: RegistrationVerdict = REGISTERED) {
    const shop = openFakeShop({ verdicts: [UNHEARD, second] });
    await done(shop.buy());
    await pass(AT_WORK_MS + 1001);
    return shop;
  }

  test('what it registers late is shown, and the seller is told with what was paid', async () => {
    const shop = await sentUnanswered();
    expect(await shop.outcomeOf(KEY)).toEqual(isState('not-registered'));
    shop.buyerHas(IDS);
    await pass(1001);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('registered', { numbers: NUMBERS }));
    await done(shop.finished(KEY));
    expect(shop.messages).toEqual([expect.stringContaining('Referencia: 004512')]);
    expect(shop.events()).toContain('purchase-registered-late');
  });

  test('it is looked for until it is too old to come', async () => {
    const shop = await sentUnanswered();
    await shop.outcomeOf(KEY);
    await pass(LATE_LOOK_MS);
    shop.buyerHas(IDS);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('not-registered'));
  });

  test('numbers that somebody else has by now are no refusal', async () => {
    const shop = await sentUnanswered();
    shop.strangerHas(IDS);
    const taken = { taken: NUMBERS };
    expect(await done(shop.buy())).toMatchObject(outcome('not-registered', taken));
    expect(await shop.outcomeOf(KEY)).toEqual(isState('not-registered', taken));
    shop.buyerHas(IDS);
    await pass(1001);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('registered'));
  });

  test('what the next sending registers counts when it has lasted', async () => {
    const shop = await sentUnanswered();
    const buying = shop.buy();
    while (shop.posts.length < 2) await pass(0);
    shop.buyerHas(IDS);
    expect(await done(buying)).toMatchObject(outcome('verifying'));
    await pass(timings.settleMs - 1);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('verifying'));
    await pass(1001);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('registered'));
  });

  test('a refused sending that found its numbers free does not end the look', async () => {
    const shop = await sentUnanswered(collision);
    expect(await done(shop.buy())).toMatchObject(outcome('not-registered'));
    shop.buyerHas(IDS);
    await pass(1001);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('registered'));
  });

  test('a silent admin API leaves it open, and it is looked for when the phone asks', async () => {
    let isSilent = true;
    const silence = { ok: false, reason: 'timeout', status: null, msg: null, body: {} } as const;
    const shop = openFakeShop({
      verdicts: [UNHEARD],
      admin: { holding: async () => (isSilent ? silence : { ok: true, value: own }) },
    });
    const own = { own: IDS, free: [] };
    await done(shop.buy());
    await pass(2 * 3600_000);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('verifying'));
    isSilent = false;
    await pass(1001);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('registered'));
  });
});

describe('one purchase of a buyer at a time', () => {
  test('a second purchase is sent after the first was answered', async () => {
    const shop = openFakeShop({ postMs: 300 });
    await done(Promise.all([shop.buy(), shop.buy(OTHER, OTHER_KEY)]));
    const [first, second] = shop.posts;
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(300);
  });

  test('one that waits for as long as the first may be under way may be tried again', async () => {
    const shop = openFakeShop({ admin: { raffleForSale: never } });
    void shop.buy();
    await pass(0);
    const second = shop.buy(OTHER, OTHER_KEY);
    await pass(AT_WORK_MS + 100);
    expect(await second).toEqual(toApiError('busy'));
    expect(await shop.outcomeOf(OTHER_KEY)).toBeNull();
  });

  test('the lock of a purchase lasts as long as it is under way', async () => {
    const slow = openFakeShop({ admin: { raffleForSale: never } });
    void slow.buy();
    await pass(3 * timings.answerMs);
    const other = openFakeShop({ store: slow.store });
    void other.buy(OTHER, OTHER_KEY);
    await pass(timings.answerMs);
    expect(other.posts).toEqual([]);
  });

  test('a purchase that lost its lock is not sent', async () => {
    const store = createMemoryStore(FEW);
    const shop = openFakeShop({ store: { ...store, renew: async () => false } });
    expect(await done(shop.buy())).toEqual(toApiError('unavailable'));
    expect(shop.posts).toEqual([]);
  });

  test('nothing is called unregistered while a purchase of the buyer is under way', async () => {
    const store = createMemoryStore(FEW);
    const shop = openFakeShop({ verdicts: [UNHEARD], store });
    await done(shop.buy());
    await pass(AT_WORK_MS + 1001);
    const slow = openFakeShop({ admin: { raffleForSale: never }, store });
    void slow.buy(OTHER, OTHER_KEY);
    await pass(0);
    expect(await shop.outcomeOf(KEY)).toEqual(isState('verifying'));
  });
});

const allFree: PaymentAdmin['ticketsByNumber'] = async (_, numbers) => {
  const ticketOf = (number: string, place: number) =>
    ({ id: IDS[place]!, number, status: 'available' }) as const;
  return { ok: true, value: { tickets: numbers.map(ticketOf), counts: null } };
};

describe('numbers and price', () => {
  test.each([
    ['a second', 1000, 1],
    ['more than a second', 1001, 2],
  ])('are read once more when the receipt took %s', async (_, ms, times) => {
    const ticketsByNumber = jest.fn(allFree);
    const shop = openFakeShop({ admin: { ticketsByNumber } });
    const slowly = () => new Promise((resolve) => setTimeout(resolve, ms)).then(receipt);
    await done(shop.submit(submitted(), slowly));
    expect(ticketsByNumber).toHaveBeenCalledTimes(times);
    expect(shop.posts).toHaveLength(1);
  });

  test('that changed meanwhile are not sent', async () => {
    const shop = openFakeShop();
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1001));
      shop.strangerHas(IDS);
      return receipt();
    };
    expect(await done(shop.submit(submitted(), slowly))).toMatchObject(
      outcome('refused', { reason: 'tickets-taken' }),
    );
    expect(shop.posts).toEqual([]);
  });
});

describe('whether a purchase counts against its buyer', () => {
  test.each([
    ['refused before it asked who has the numbers', { isOpen: false }, [], true],
    ['refused because somebody has them', {}, IDS, false],
  ])('%s', async (_, changes, taken, isForgivable) => {
    const sale = saleOf('each');
    const value = { ...sale, raffle: { ...sale.raffle, ...changes } };
    const shop = openFakeShop({ admin: { raffleForSale: async () => ({ ok: true, value }) } });
    shop.strangerHas(taken);
    expect(await done(shop.buy())).toMatchObject({ ok: true, isForgivable });
  });

  test('what was sent does', async () => {
    const { isForgivable } = (await done(openFakeShop().buy())) as { isForgivable?: boolean };
    expect(isForgivable).toBeUndefined();
  });
});

describe('the seller', () => {
  test('is told by any instance when the one that registered it was killed before', async () => {
    const store = createMemoryStore(FEW);
    const broken: PurchaseStore = {
      ...store,
      take: (names, ...rest) =>
        names.some((name) => name.startsWith('told:')) ? never() : store.take(names, ...rest),
    };
    const shop = openFakeShop({ store: broken });
    expect(await done(shop.buy())).toMatchObject(outcome('registered'));
    const other = openFakeShop({ store });
    expect(await other.outcomeOf(KEY)).toEqual(isState('registered'));
    await done(other.finished(KEY));
    expect(other.messages).toEqual([expect.stringContaining('Referencia: 004512')]);
    await other.outcomeOf(KEY);
    await done(other.finished(KEY));
    expect(other.messages).toHaveLength(1);
  });

  test('is told of an unanswered purchase even if nobody asks', async () => {
    const shop = openFakeShop({ verdicts: [UNHEARD] });
    await done(shop.buy());
    shop.buyerHas(IDS);
    await done(shop.finished(KEY));
    expect(shop.messages).toHaveLength(1);
  });

  test('is not told of what a purchase that was never sent found registered', async () => {
    const shop = openFakeShop();
    shop.buyerHas(IDS);
    expect(await done(shop.buy())).toMatchObject(outcome('registered'));
    await done(shop.finished(KEY));
    expect(shop.messages).toEqual([]);
  });
});

describe('while Redis does not answer', () => {
  const away = () => Promise.reject(new Error('away'));
  function leaving() {
    const store = createMemoryStore(FEW);
    let isAway = false;
    const maybe = <Method extends (...args: never[]) => Promise<unknown>>(method: Method) =>
      ((...args) => (isAway ? away() : method(...args))) as Method;
    const methods = Object.entries(store).map(([name, method]) => [name, maybe(method)]);
    return {
      store: Object.fromEntries(methods) as PurchaseStore,
      leave: () => (isAway = true),
      comeBack: () => (isAway = false),
    };
  }

  test.each(['before', 'while it prepares'])('nothing is sent (%s)', async (when) => {
    const { store, leave } = leaving();
    const shop = openFakeShop({ store });
    if (when === 'before') leave();
    const encode = async () => {
      leave();
      return receipt();
    };
    expect(await done(shop.submit(submitted(), encode))).toEqual(toApiError('unavailable'));
    expect(shop.posts).toEqual([]);
  });

  test('a purchase on its way is verified, and found when Redis is back', async () => {
    const { store, leave, comeBack } = leaving();
    const shop = openFakeShop({ store, postMs: 100 });
    const buying = shop.buy();
    await pass(50);
    leave();
    expect(await done(buying)).toMatchObject(outcome('verifying'));
    await expect(shop.outcomeOf(KEY)).rejects.toThrow('away');
    shop.buyerHas(IDS);
    comeBack();
    await done(shop.finished(KEY));
    expect(await shop.outcomeOf(KEY)).toEqual(isState('registered'));
    expect(shop.messages).toHaveLength(1);
  });
});

describe('the buyer’s data', () => {
  const PERSONAL = ['V12345678', '4141234567', '004512', 'Ana Pérez'];

  /** Everything that is stored, as text. */
  function watched() {
    const store = createMemoryStore(FEW);
    const stored = new Map<string, string>();
    const watching: PurchaseStore = {
      ...store,
      async set(name, value, lifeMs) {
        stored.set(name, JSON.stringify(value));
        await store.set(name, value, lifeMs);
      },
      async remove(name) {
        stored.delete(name);
        await store.remove(name);
      },
    };
    return { store: watching, text: () => JSON.stringify([...stored]), names: () => [...stored] };
  }

  test.each([
    ['unanswered', UNHEARD],
    ['registered', REGISTERED],
    ['refused', refusal],
  ])('are stored in no readable form (%s)', async (_, verdict) => {
    const { store, text } = watched();
    const shop = openFakeShop({ store, verdicts: [verdict] });
    await done(shop.buy());
    for (const personal of PERSONAL) expect(text()).not.toContain(personal);
  });

  test.each([
    ['registered', REGISTERED],
    ['refused', refusal],
  ])('are deleted once it is %s', async (_, verdict) => {
    const { store, names } = watched();
    const shop = openFakeShop({ store, verdicts: [verdict] });
    await done(shop.buy());
    await done(shop.finished(KEY));
    expect(names().some(([name]) => name.startsWith('buyer:'))).toBe(false);
  });

  test('are gone half an hour after it is not registered', async () => {
    const shop = openFakeShop({ verdicts: [UNHEARD] });
    await done(shop.buy());
    await pass(AT_WORK_MS + 1002);
    expect(await done(shop.outcomeOf(KEY))).toEqual(isState('not-registered'));
    await pass(LATE_LOOK_MS + 1002);
    shop.buyerHas(IDS);
    expect(await done(shop.outcomeOf(KEY))).toEqual(isState('not-registered'));
    expect(await shop.store.get(`buyer:${KEY}`)).toBeNull();
  });
});

describe('the log', () => {
  test.each([
    ['registered', [REGISTERED], ['purchase-sent', 'purchase-settled']],
    ['unanswered', [UNHEARD], ['purchase-sent', 'purchase-unknown']],
  ])('of a purchase that is %s', async (_, verdicts, events) => {
    const shop = openFakeShop({ verdicts });
    await done(shop.buy());
    expect(shop.events()).toEqual(events);
  });

  test('of a purchase that is turned away', async () => {
    const shop = openFakeShop();
    await done(shop.submit(submitted(), async () => toApiError('not-an-image')));
    expect(shop.events()).toEqual(['purchase-turned-away']);
  });
});
