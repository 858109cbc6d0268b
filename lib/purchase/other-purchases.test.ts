import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
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
