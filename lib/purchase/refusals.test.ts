import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { openRaffle, openTestService, PAYMENTS, receipt, testAfterTheDraw } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

describe('numbers that somebody else took', () => {
  test.each(['each', 'all', 'silent'] as const)('before it is sent (%s)', async (onTaken) => {
    const service = openTestService();
    const { rifid, purchase, sendings } = await openRaffle(demo, { onTaken });
    await demo.control.setTickets(rifid, ['02'], 'Apartado');
    expect(await service.submit(purchase(['01', '02']), receipt)).toMatchObject({
      outcome: { state: 'refused', reason: 'tickets-taken', taken: ['02'] },
    });
    expect(await sendings()).toBe(0);
  });

  test.each([
    ['each', { state: 'partly-registered', numbers: ['01'], taken: ['02'] }],
    ['all', { state: 'refused', reason: 'tickets-taken', taken: ['02'] }],
    ['silent', { state: 'not-registered', taken: ['02'] }],
  ] as const)('while it is sent (%s)', async (onTaken, outcome) => {
    const service = openTestService();
    const { rifid, purchase } = await openRaffle(demo, { onTaken });
    await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'wait', ms: 250 });
    const bought = purchase(['01', '02']);
    const submitted = service.submit(bought, receipt);
    await expectSending(rifid);
    await demo.control.setTickets(rifid, ['02'], 'Pagado');
    await submitted;
    await service.finished(bought.key);
    expect(await service.outcomeOf(bought.key)).toMatchObject(outcome);
  });

  test('after it, a purchase of other numbers goes through', async () => {
    const service = openTestService();
    const { rifid, purchase } = await openRaffle(demo);
    await demo.control.setTickets(rifid, ['02'], 'Apartado');
    const bought = purchase(['02']);
    await service.submit(bought, receipt);
    const { tickets } = purchase(['03']).request;
    const changed = { ...purchase(['03']), request: { ...bought.request, tickets } };
    expect(await service.submit(changed, receipt)).toMatchObject({
      outcome: { state: 'registered' },
    });
  });

  async function expectSending(rifid: string) {
    while (!(await demo.control.requests(rifid)).some(({ path }) => path === PAYMENTS));
  }
});

testAfterTheDraw(() => demo);
