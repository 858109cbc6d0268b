import { sharedRead } from '@/lib/platform/cache/shared-read';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { openRaffle, openTestService, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

test('a shared answer is requested again after a registered purchase, not after a refusal', async () => {
  const { purchase } = await openRaffle(demo);
  const service = openTestService();
  let asked = 0;
  const look = sharedRead(async () => ({ ok: true, asked: (asked += 1) }), {
    holdMs: 60_000,
    maxEntries: 1,
  });
  await look({});
  const seen = { price: 1, packs: [], rate: 1 };
  expect(await service.submit(purchase(['01'], { seen }), receipt)).toMatchObject({
    outcome: { state: 'refused', reason: 'price-changed' },
  });
  expect(await look({})).toMatchObject({ asked: 1 });
  expect(await service.submit(purchase(['01']), receipt)).toMatchObject({
    outcome: { state: 'registered' },
  });
  expect(await look({})).toMatchObject({ asked: 2 });
});
