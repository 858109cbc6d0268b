import { digitalTicketPath } from '@/lib/ticket/path';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import type { DemoFault } from '@/lib/testing/demo-control';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

const demo = demoOfSuite();

type TestService = ReturnType<typeof openTestService>;
type Purchase = Parameters<TestService['submit']>[0];

/** Submits, waits until all background work is done, and returns what the buyer is told then. */
async function toTheEnd(service: TestService, purchase: Purchase) {
  await service.submit(purchase, receipt);
  await service.finished(purchase.key);
  return service.outcomeOf(purchase.key);
}

const fault = (rifid: string, more: Omit<DemoFault, 'path' | 'match'>) =>
  demo.control.addFault({ path: PAYMENTS, match: rifid, ...more });

// spec: seller-told
test('a purchase is registered, and the seller is notified once', async () => {
  const service = openTestService();
  const { rifid, purchase, sold } = await openRaffle(demo);
  const bought = purchase(['01', '07']);
  const result = await service.submit(bought, receipt);
  expect(result).toEqual({
    ok: true,
    outcome: {
      state: 'registered',
      numbers: ['01', '07'],
      ticketPath: digitalTicketPath({
        ...bought.request,
        raffleId: rifid,
        numbers: ['01', '07'],
        total: { base: 10, converted: null },
      }),
      trace: expect.stringMatching(/^\w{6}$/),
    },
  });
  await service.finished(bought.key);
  expect(await service.submit(bought, receipt)).toEqual(result);
  expect(await sold()).toEqual(['01', '07']);
  expect(service.messages).toEqual([
    expect.stringMatching(
      /^Se ha registrado una compra en linea, de los siguientes numeros 01, 07\n/,
    ),
  ]);
});

describe('when the admin API misbehaves', () => {
  test.each([
    ['answers late', { kind: 'wait', ms: 200 }],
    ['answers too late', { kind: 'wait', ms: 1000 }],
    ['does the work and never answers', { kind: 'silence' }],
    ['does the work and cuts the connection', { kind: 'cut-after' }],
  ] as const)('and %s: found out and registered once', async (_, kind) => {
    const service = openTestService();
    const { rifid, purchase, sold, sendings } = await openRaffle(demo);
    await fault(rifid, kind);
    expect(await toTheEnd(service, purchase(['03', '04']))).toMatchObject({
      state: 'registered',
      numbers: ['03', '04'],
    });
    expect(await sold()).toEqual(['03', '04']);
    expect(await sendings()).toBe(1);
    expect(service.messages).toHaveLength(1);
  });

  test.each([
    ['cuts the connection before', { kind: 'cut-before' }],
    ['breaks', { kind: 'status', status: 500 }],
    ['is behind a broken proxy', { kind: 'status', status: 502 }],
    ['answers its HTML page', { kind: 'html' }],
  ] as const)('and %s: nothing is registered, and the retry goes through', async (_, kind) => {
    const service = openTestService();
    const { rifid, purchase, sold, sendings } = await openRaffle(demo);
    await fault(rifid, kind);
    const bought = purchase(['05']);
    expect(await service.submit(bought, receipt)).toMatchObject({
      outcome: { state: 'verifying' },
    });
    await service.finished(bought.key);
    expect(await service.outcomeOf(bought.key)).toMatchObject({ state: 'not-registered' });
    expect(await sendings()).toBe(1);
    expect(await toTheEnd(service, bought)).toMatchObject({ state: 'registered' });
    expect(await sold()).toEqual(['05']);
  });

  test('and its reads fail: refused before anything is sent, free to try again', async () => {
    const service = openTestService();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    const id = await demo.control.addFault({
      path: `/api/rifas/${rifid}`,
      kind: 'status',
      status: 500,
      times: 0,
    });
    const bought = purchase(['05']);
    expect(await service.submit(bought, receipt)).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
    expect(await sendings()).toBe(0);
    expect(await service.outcomeOf(bought.key)).toBeNull();
    await demo.control.removeFault(id);
    expect(await toTheEnd(service, bought)).toMatchObject({ state: 'registered' });
  });
});
