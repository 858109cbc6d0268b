import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { limitedAdmission } from './admission';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

const MINUTE = 60_000;

let demo: DemoApi;
let movedBy = 0;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());
beforeEach(() => {
  movedBy = 0;
  const begunMinute = Math.ceil(Date.now() / MINUTE) * MINUTE;
  jest.spyOn(Date, 'now').mockImplementation(() => begunMinute + movedBy);
});
afterEach(() => jest.restoreAllMocks());

test('a purchase over a limit waits: nothing is sent, the seller is notified once, and later it goes through', async () => {
  const service = openTestService({ admission: limitedAdmission });
  const { purchase, sendings, sold } = await openRaffle(demo);
  for (const number of ['01', '02']) {
    const bought = purchase([number]);
    await service.submit(bought, receipt);
    await service.finished(bought.key);
  }
  service.messages.length = 0;
  const [third, fourth] = [purchase(['03']), purchase(['04'])];
  for (const { key, ...bought } of [third, fourth]) {
    expect(await service.submit({ key, ...bought }, receipt)).toMatchObject({
      outcome: { state: 'waiting-for-room', retryInMs: 11 * MINUTE },
    });
    await service.finished(key);
    expect(await service.outcomeOf(key)).toMatchObject({ state: 'waiting-for-room' });
  }
  expect(await sendings()).toBe(2);
  expect(service.messages).toEqual([
    expect.stringMatching(/^Aviso: en la rifa .*mismo comprobante/),
  ]);
  movedBy = 11 * MINUTE;
  expect(await service.submit(third, receipt)).toMatchObject({ outcome: { state: 'registered' } });
  expect(await sold()).toEqual(['01', '02', '03']);
});

test('a purchase that the admin API refused is not counted', async () => {
  const service = openTestService({ admission: limitedAdmission });
  const { rifid, purchase } = await openRaffle(demo);
  await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'status', status: 400 });
  expect(await service.submit(purchase(['01']), receipt)).toMatchObject({
    outcome: { state: 'refused' },
  });
  for (const number of ['02', '03']) {
    expect(await service.submit(purchase([number]), receipt)).toMatchObject({
      outcome: { state: 'registered' },
    });
  }
  expect(await service.submit(purchase(['04']), receipt)).toMatchObject({
    outcome: { state: 'waiting-for-room' },
  });
});
