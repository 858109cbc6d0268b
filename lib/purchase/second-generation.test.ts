import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { DemoFault } from '@/lib/testing/demo-control';
import { openRaffle, openTestService, PAYMENTS, receipt, testAfterTheDraw } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi({ generation: 2 });
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

const PACKS = [
  { qty: 5, monto: 20 },
  { qty: 10, monto: 35 },
];
const SEEN_PACKS = [
  { quantity: 5, price: 20 },
  { quantity: 10, price: 35 },
];
const SEVEN = ['01', '02', '03', '04', '05', '06', '07'];

const fault = (rifid: string, more: Omit<DemoFault, 'path' | 'match'>) =>
  demo.control.addFault({ path: PAYMENTS, match: rifid, ...more });

test('the packs’ price for seven numbers is the price that the admin API charges', async () => {
  const service = openTestService();
  const { rifid, purchase } = await openRaffle(demo, {
    botones: PACKS,
    metodos: [{ name: 'Pago Móvil', tasa: '36,5' }],
  });
  const seen = { price: 5, packs: SEEN_PACKS, rate: 36.5 };
  expect(await service.submit(purchase(SEVEN, { seen }), receipt)).toMatchObject({
    outcome: { state: 'registered', numbers: SEVEN },
  });
  expect(await demo.control.purchases(rifid)).toMatchObject([{ monto: 1095, numeros: SEVEN }]);
});

testAfterTheDraw(() => demo);

test.each([
  ['does the work and never answers', { kind: 'silence' }],
  ['does the work and cuts the line', { kind: 'cut-after' }],
  ['answers too late', { kind: 'wait', ms: 1000 }],
] as const)('the admin API %s: found by cédula and phone', async (_, kind) => {
  const service = openTestService();
  const { rifid, purchase, sold, sendings } = await openRaffle(demo);
  await fault(rifid, kind);
  const bought = purchase(['03', '04']);
  await service.submit(bought, receipt);
  await service.finished(bought.key);
  expect(await service.outcomeOf(bought.key)).toMatchObject({
    state: 'registered',
    numbers: ['03', '04'],
  });
  expect(await sold()).toEqual(['03', '04']);
  expect(await sendings()).toBe(1);
  expect(service.messages).toHaveLength(1);
});

test.each([
  ['free', [], ['05']],
  ['somebody else’s', ['06'], ['05', '06']],
])('a part of the numbers is another purchase of the same buyer, the rest %s', async (...row) => {
  const [, rest, taken] = row;
  const service = openTestService();
  const { rifid, purchase, sold } = await openRaffle(demo);
  await fault(rifid, { kind: 'status', status: 500 });
  const lost = purchase(['05', '06']);
  await service.submit(lost, receipt);
  const { nationalId } = lost.request;
  const other = purchase(['05'], { nationalId });
  expect(await openTestService().submit(other, receipt)).toMatchObject({
    outcome: { state: 'registered' },
  });
  await demo.control.setTickets(rifid, rest, 'Apartado', { cedula: 'V999999' });
  await service.finished(lost.key);
  expect(await service.outcomeOf(lost.key)).toMatchObject({ state: 'not-registered', taken });
  expect(await sold()).toEqual(taken);
});

test('a race lost in the last moment names the numbers that it was lost for', async () => {
  const { purchase, sold } = await openRaffle(demo);
  const service = openTestService();
  const [mine, theirs] = [purchase(['01', '02']), purchase(['02', '03'])];
  const results = await Promise.all([mine, theirs].map((one) => service.submit(one, receipt)));
  const outcomes = results.map((result) => (result.ok ? result.outcome : null));
  expect(outcomes.map((outcome) => outcome?.state).sort()).toEqual(['refused', 'registered']);
  expect(outcomes.find((outcome) => outcome?.state === 'refused')).toMatchObject({
    reason: 'tickets-taken',
    taken: ['02'],
  });
  expect(await sold()).toHaveLength(2);
});

test('two purchases of one buyer at once do not free each other’s numbers', async () => {
  const { purchase, sold } = await openRaffle(demo);
  const service = openTestService();
  const first = purchase(['01', '02']);
  const second = purchase(['02', '03'], { nationalId: first.request.nationalId });
  const results = await Promise.all([first, second].map((one) => service.submit(one, receipt)));
  const states = results.map((result) => result.ok && result.outcome.state).sort();
  expect(states).toEqual(['refused', 'registered']);
  expect(await sold()).toHaveLength(2);
});
