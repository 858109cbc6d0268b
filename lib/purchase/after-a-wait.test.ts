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
