import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { createBuyerLock, type BuyerLock } from './buyer-lock';
import { createMemoryLockStore } from './store/lock-store';
import { openRaffle, openTestService, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

/** The buyer's other purchase holds the lock until `meanwhile` is over. */
function lockThatWaits(meanwhile: () => Promise<unknown>): BuyerLock {
  const lock = createBuyerLock(createMemoryLockStore());
  return async (name, holdMs) => {
    const other = await lock(name, holdMs);
    const own = lock(name, holdMs);
    await meanwhile();
    await other.giveBack();
    return own;
  };
}

/** The other purchase ends while this one is still preparing, so the lock is free when this one takes it. */
function lockFreedByAnother(meanwhile: () => Promise<unknown>): BuyerLock {
  const lock = createBuyerLock(createMemoryLockStore());
  return async (name, holdMs) => {
    const other = await lock(name, holdMs);
    await meanwhile();
    await other.giveBack();
    return lock(name, holdMs);
  };
}

test('a price that changed while the purchase waited for its lock is shown before anything is sent', async () => {
  const { rifid, purchase, sendings } = await openRaffle(demo);
  const lock = lockThatWaits(() => demo.control.changeRaffle(rifid, { monto: 6 }));
  const service = openTestService({ lock });
  const bought = purchase(['01']);
  const now = { price: 6, packs: [], rate: 1 };
  expect(await service.submit(bought, receipt)).toMatchObject({
    outcome: { state: 'refused', reason: 'price-changed', now },
  });
  expect(await sendings()).toBe(0);
  const confirmed = { ...bought, request: { ...bought.request, seen: now } };
  expect(await openTestService().submit(confirmed, receipt)).toMatchObject({
    outcome: { state: 'registered' },
  });
});

test('a number that somebody took while the purchase waited is named before anything is sent', async () => {
  const { rifid, purchase, sendings } = await openRaffle(demo);
  const lock = lockThatWaits(() => demo.control.setTickets(rifid, ['02'], 'Apartado'));
  expect(await openTestService({ lock }).submit(purchase(['01', '02']), receipt)).toMatchObject({
    outcome: { state: 'refused', reason: 'tickets-taken', taken: ['02'] },
  });
  expect(await sendings()).toBe(0);
});

test.each([
  ['that it waited for', lockThatWaits],
  ['that ended just before its turn', lockFreedByAnother],
])('the same numbers, registered by the purchase %s, are sent once', async (_, lockAfter) => {
  const { purchase, sendings, sold } = await openRaffle(demo);
  const bought = purchase(['01', '02']);
  const corrected = {
    ...purchase(['01', '02']),
    request: { ...bought.request, reference: '99887' },
  };
  const lock = lockAfter(() => openTestService().submit(bought, receipt));
  const service = openTestService({ lock });
  expect(await service.submit(corrected, receipt)).toMatchObject({
    outcome: { state: 'registered', numbers: ['01', '02'] },
  });
  await service.finished(corrected.key);
  expect(await sendings()).toBe(1);
  expect(await sold()).toEqual(['01', '02']);
  expect(service.messages).toEqual([]);
});

test('a purchase with its lock but an unreadable raffle may try again', async () => {
  const { rifid, purchase, sendings } = await openRaffle(demo);
  const path = `/api/rifas/${rifid}`;
  const lock = lockThatWaits(() =>
    demo.control.addFault({ path, kind: 'status', status: 500, times: 2 }),
  );
  const service = openTestService({ lock });
  const bought = purchase(['01']);
  expect(await service.submit(bought, receipt)).toMatchObject({
    ok: false,
    reason: 'unavailable',
  });
  expect(await service.outcomeOf(bought.key)).toBeNull();
  expect(await sendings()).toBe(0);
});
