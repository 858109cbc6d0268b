import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { until } from '@/lib/testing/until';
import { createMemoryStore } from './store/attempt-store';
import { openRaffle, openTestService, PAYMENTS, receipt, timings } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());
afterEach(() => jest.restoreAllMocks());

/** Sends a purchase that the admin API registers only when nobody waits for it any more. */
async function sendToSlowAdmin(numbers: string[]) {
  const store = createMemoryStore();
  const service = openTestService({ store });
  const raffle = await openRaffle(demo);
  const ms = timings.answerMs + timings.settleMs + 1500;
  await demo.control.addFault({ path: PAYMENTS, match: raffle.rifid, kind: 'wait', ms });
  const bought = raffle.purchase(numbers);
  await service.submit(bought, receipt);
  await service.finished(bought.key);
  const told = () => service.outcomeOf(bought.key);
  expect(await told()).toMatchObject({ state: 'not-registered' });
  return { ...raffle, service, store, bought, told };
}

test('registered after it was told that it was not: the buyer is told, and the seller once', async () => {
  const { service, told, bought, sold } = await sendToSlowAdmin(['01', '02']);
  await until(async () => (await told())?.state === 'registered');
  expect(await told()).toMatchObject({
    state: 'registered',
    numbers: ['01', '02'],
    ticketPath: expect.stringMatching(/^\/boleto\/[\w-]+$/),
  });
  await service.finished(bought.key);
  expect(service.messages).toHaveLength(1);
  expect(await sold()).toEqual(['01', '02']);
  expect(await service.submit(bought, receipt)).toMatchObject({
    outcome: { state: 'registered' },
  });
});

test('who sends again what came late is told so at once, and the seller too', async () => {
  const { service, bought, sold, sendings } = await sendToSlowAdmin(['01', '02']);
  await until(async () => (await sold()).length === 2);
  expect(await service.submit(bought, receipt)).toMatchObject({
    outcome: { state: 'registered', numbers: ['01', '02'] },
  });
  await service.finished(bought.key);
  expect(await sendings()).toBe(1);
  expect(service.messages).toHaveLength(1);
});

test('nothing of the buyer is kept in plain, and after half an hour nobody asks any more', async () => {
  const { service, store, told, bought, rifid, sold } = await sendToSlowAdmin(['03']);
  const kept = JSON.stringify(await store.find(bought.key));
  const { nationalId, phone, reference, name } = bought.request;
  for (const plain of [nationalId.slice(1), phone, reference, name])
    expect(kept).not.toContain(plain);

  await until(async () => (await sold()).length === 1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31 * 60_000);
  await demo.control.clearRequests();
  expect(await told()).toMatchObject({ state: 'not-registered' });
  expect(await demo.control.requests(rifid)).toEqual([]);
  expect(service.messages).toEqual([]);
});

test('a stranger who takes the numbers meanwhile is no late registration', async () => {
  const service = openTestService();
  const { rifid, purchase } = await openRaffle(demo);
  await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'status', status: 500 });
  const bought = purchase(['05']);
  await service.submit(bought, receipt);
  await service.finished(bought.key);
  await demo.control.setTickets(rifid, ['05'], 'Apartado', {
    cedula: bought.request.nationalId,
    telefono: '584149999999',
  });
  expect(await service.outcomeOf(bought.key)).toMatchObject({ state: 'not-registered' });
});
