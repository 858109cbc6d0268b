import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { newAttempt } from './attempt';
import type { BuyerLock } from './buyer-lock';
import { createMemoryStore } from './store/attempt-store';
import { openRaffle, openTestService, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 1 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

test('a number of an earlier purchase is no part of one that was never sent', async () => {
  const { purchase, sold, sendings } = await openRaffle(demo);
  const service = openTestService();
  const earlier = purchase(['01', '02']);
  await service.submit(earlier, receipt);
  const { nationalId, phone } = earlier.request;
  const second = purchase(['02', '03'], { nationalId, phone });
  expect(await service.submit(second, receipt)).toMatchObject({
    outcome: { state: 'refused', reason: 'tickets-taken', taken: ['02'] },
  });
  expect(await sold()).toEqual(['01', '02']);
  expect(await sendings()).toBe(1);
});

test('nor of one with an instance killed before it knew its terms', async () => {
  const { purchase } = await openRaffle(demo);
  const store = createMemoryStore();
  const service = openTestService({ store });
  const earlier = purchase(['01']);
  await service.submit(earlier, receipt);
  const { nationalId, phone } = earlier.request;
  const second = purchase(['01', '02'], { nationalId, phone });
  await store.open(newAttempt(second, Date.now() - 1));
  expect(await service.submit(second, receipt)).toMatchObject({
    outcome: { state: 'refused', reason: 'tickets-taken', taken: ['01'] },
  });
});

test('another phone shares the lock of the same buyer: a collision releases numbers by cédula alone', async () => {
  const { purchase } = await openRaffle(demo);
  const names = new Set<string>();
  const lock: BuyerLock = async (name) => {
    names.add(name);
    return { isAfterAnother: false, lapse: async () => undefined, giveBack: async () => undefined };
  };
  const service = openTestService({ lock });
  const one = purchase(['01']);
  await service.submit(one, receipt);
  const { nationalId } = one.request;
  await service.submit(purchase(['02'], { nationalId, phone: '4147654321' }), receipt);
  expect(names.size).toBe(1);
});

test('a purchase without an answer keeps its turn for as long again', async () => {
  const { purchase } = await openRaffle(demo);
  const lapse = jest.fn(async () => undefined);
  const giveBack = jest.fn(async () => undefined);
  const lock: BuyerLock = async () => ({ isAfterAnother: false, lapse, giveBack });
  const register = async () => ({ kind: 'unknown' }) as const;
  const service = openTestService({ lock, admin: { register } });
  const bought = purchase(['01']);
  await service.submit(bought, receipt);
  expect([lapse.mock.calls.length, giveBack.mock.calls.length]).toEqual([1, 0]);
  await service.finished(bought.key);
});
