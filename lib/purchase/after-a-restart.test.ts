import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { DemoFault } from '@/lib/testing/demo-control';
import { createMemoryNotifiedNumbers } from './notify-once';
import { sendTwice } from './send-twice.test-kit';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

const fault = (rifid: string, more: Omit<DemoFault, 'path' | 'match'>) =>
  demo.control.addFault({ path: PAYMENTS, match: rifid, ...more });

describe('after a restart nothing is remembered, and still', () => {
  test.each(['each', 'all', 'silent'] as const)(
    'a retry finds what went through (%s)',
    async (onTaken) => {
      const { rifid, purchase, sendings } = await openRaffle(demo, { onTaken });
      await fault(rifid, { kind: 'cut-after' });
      const bought = purchase(['01', '02']);
      await openTestService().submit(bought, receipt);
      const restarted = openTestService();
      expect(await restarted.outcomeOf(bought.key)).toBeNull();
      expect(await restarted.submit(bought, receipt)).toMatchObject({
        outcome: { state: 'registered', numbers: ['01', '02'] },
      });
      expect(await sendings()).toBe(1);
      expect(restarted.messages).toEqual([]);
    },
  );

  test('a purchase that another instance sent meanwhile is looked up: "reference used"', async () => {
    const { purchase, sold } = await openRaffle(demo);
    const registered = { outcome: { state: 'registered' } };
    const { answers } = await sendTwice(purchase(['01']));
    expect(answers).toMatchObject([registered, registered]);
    expect(await sold()).toEqual(['01']);
  });
});

test('the seller is notified once, also when two sendings of a purchase both end as registered', async () => {
  const { purchase, sendings } = await openRaffle(demo);
  const told = createMemoryNotifiedNumbers();
  const bought = purchase(['01']);
  const { answers, services } = await sendTwice(bought, { told });
  const registered = { outcome: { state: 'registered' } };
  expect(answers).toMatchObject([registered, registered]);
  await Promise.all(services.map((service) => service.finished(bought.key)));
  expect(await sendings()).toBe(2);
  expect(services.flatMap(({ messages }) => messages)).toHaveLength(1);
});
