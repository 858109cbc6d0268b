import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { digitalTicketPath } from '@/lib/ticket/path';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { until } from '@/lib/testing/until';
import { openRaffle, openTestService, PAYMENTS, receipt, sendUnheard, timings } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());
afterEach(() => jest.restoreAllMocks());

test('a registration after “not registered” is shown to the buyer, and the seller is notified once', async () => {
  const { service, rifid, told, bought, sold, arrives } = await sendUnheard(demo, ['01', '02']);
  await arrives();
  await until(async () => (await told())?.state === 'registered');
  expect(await told()).toMatchObject({
    state: 'registered',
    numbers: ['01', '02'],
    ticketPath: digitalTicketPath({
      ...bought.request,
      raffleId: rifid,
      numbers: ['01', '02'],
      total: { base: 10, converted: null },
    }),
  });
  await service.finished(bought.key);
  expect(service.messages).toHaveLength(1);
  expect(await sold()).toEqual(['01', '02']);
  expect(await service.submit(bought, receipt)).toMatchObject({
    outcome: { state: 'registered' },
  });
});

test('a buyer who resends an unanswered purchase sees it registered when the first sending can no longer undo it', async () => {
  const { service, bought, told, sold } = await sendUnheard(demo, ['01', '02']);
  const sentAgain = await service.submit(bought, receipt);
  expect(sentAgain).toMatchObject({ outcome: { state: 'verifying' } });
  expect(service.messages).toEqual([]);
  await service.finished(bought.key);
  expect(await told()).toMatchObject({ state: 'registered', numbers: ['01', '02'] });
  expect(await sold()).toEqual(['01', '02']);
  expect(service.messages).toHaveLength(1);
});

test('a purchase that the first sending undid after the second was answered is not shown as registered', async () => {
  const { service, rifid, bought, told } = await sendUnheard(demo, ['01', '02']);
  await service.submit(bought, receipt);
  await demo.control.setTickets(rifid, ['01', '02'], 'Disponible');
  expect(await told()).toMatchObject({ state: 'verifying' });
  await service.finished(bought.key);
  expect(await told()).toMatchObject({ state: 'not-registered' });
  expect(service.messages).toEqual([]);
});

test('one of two unanswered sendings may still undo the other: the purchase is shown when it no longer can', async () => {
  const { told, sold, arrives } = await sendTwiceUnheard();
  const arrivedAt = Date.now();
  await arrives();
  await until(async () => (await told())?.state === 'registered');
  expect(Date.now() - arrivedAt).toBeGreaterThanOrEqual(timings.settleMs);
  expect(await sold()).toEqual(['01', '02']);
});

test('a buyer who sends a third time waits for the same, and the seller is notified once', async () => {
  const { service, bought, told, sendings, arrives } = await sendTwiceUnheard();
  await arrives();
  const sentAgain = await service.submit(bought, receipt);
  expect(sentAgain).toMatchObject({ outcome: { state: 'verifying' } });
  await service.finished(bought.key);
  expect(await told()).toMatchObject({ state: 'registered', numbers: ['01', '02'] });
  expect(await sendings()).toBe(1);
  expect(service.messages).toHaveLength(1);
});

async function sendTwiceUnheard() {
  const sent = await sendUnheard(demo, ['01', '02'], { unheard: 2 });
  const { service, bought, told, kept } = sent;
  await service.submit(bought, receipt);
  await service.finished(bought.key);
  expect(await told()).toMatchObject({ state: 'not-registered' });
  kept.pop();
  return sent;
}

test('nothing of the buyer is stored in plain text, and after half an hour nobody asks any more', async () => {
  const { service, store, told, bought, rifid, arrives } = await sendUnheard(demo, ['03']);
  const kept = JSON.stringify(await store.find(bought.key));
  const { nationalId, phone, reference, name } = bought.request;
  for (const plain of [nationalId.slice(1), phone, reference, name])
    expect(kept).not.toContain(plain);

  await arrives();
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
  expect(await service.outcomeOf(bought.key)).toMatchObject({
    state: 'not-registered',
    taken: ['05'],
  });
});

test('numbers that somebody else held in between do not end the look: all of them are registered late', async () => {
  const { rifid, told, sold, service, arrives } = await sendUnheard(demo, ['06', '07']);
  await demo.control.setTickets(rifid, ['07'], 'Apartado');
  await until(async () => isTaken(await told(), ['07']));
  await demo.control.setTickets(rifid, ['07'], 'Disponible');
  await arrives();
  await until(async () => (await told())?.state === 'registered');
  expect(await sold()).toEqual(['06', '07']);
  expect(service.messages).toHaveLength(1);
});

test('a purchase with a number gone to somebody else is registered with none, and that number is named', async () => {
  const { bought, told, sold, service, arrives } = await sendUnheard(demo, ['08', '09'], {
    meanwhile: (rifid) => demo.control.setTickets(rifid, ['09'], 'Apartado'),
  });
  expect(await told()).toMatchObject({ taken: ['09'] });
  await arrives();
  expect(await service.submit(bought, receipt)).toMatchObject({
    outcome: { state: 'not-registered', taken: ['09'] },
  });
  expect(await sold()).toEqual(['09']);
});

function isTaken(outcome: PurchaseOutcome | null, numbers: string[]): boolean {
  return outcome?.state === 'not-registered' && String(outcome.taken) === String(numbers);
}
