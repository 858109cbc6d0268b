import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { createMemoryStore, type AttemptStore } from './store/attempt-store';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

test('a reference in capitals is the same payment as in small letters, and joins the first', async () => {
  const service = openTestService();
  const { rifid, purchase, sendings } = await openRaffle(demo);
  await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'wait', ms: 100 });
  const first = purchase(['01'], { reference: 'abc-123' });
  const second = { ...purchase([]), request: { ...first.request, reference: 'ABC-123' } };
  const answers = await Promise.all([
    service.submit(first, receipt),
    service.submit(second, receipt),
  ]);
  expect(answers[0]).toMatchObject({ outcome: { state: 'registered' } });
  expect(answers[1]).toEqual(answers[0]);
  expect(await sendings()).toBe(1);
});

test('an attempt that another instance has given up meanwhile is no longer sent', async () => {
  const own = createMemoryStore();
  const store: AttemptStore = {
    ...own,
    save: async (attempt) => (attempt.phase === 'sent' ? 'closed' : own.save(attempt)),
  };
  const service = openTestService({ store });
  const { purchase, sendings } = await openRaffle(demo);
  expect(await service.submit(purchase(['01']), receipt)).toMatchObject({
    outcome: { state: 'verifying' },
  });
  expect(await sendings()).toBe(0);
});

test('a buyer who names another buyer’s numbers and reference learns nothing of that purchase', async () => {
  const service = openTestService();
  const { rifid, purchase } = await openRaffle(demo);
  await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'wait', ms: 100 });
  const first = purchase(['01']);
  const stranger = purchase(['01'], { reference: first.request.reference });
  const answers = await Promise.all([
    service.submit(first, receipt),
    service.submit(stranger, receipt),
  ]);
  const states = answers.map((answer) => answer.ok && answer.outcome.state).sort();
  expect(states).toEqual(['refused', 'registered']);
});
