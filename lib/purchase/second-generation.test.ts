import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { openRaffle, openTestService, receipt } from './test-kit';

const demo = demoOfSuite({ generation: 2 });

const PACKS = [
  { qty: 5, monto: 20 },
  { qty: 10, monto: 35 },
];
const SEEN_PACKS = [
  { quantity: 5, price: 20 },
  { quantity: 10, price: 35 },
];
const SEVEN = ['01', '02', '03', '04', '05', '06', '07'];

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
