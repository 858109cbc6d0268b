import { digitalTicketPath } from '@/lib/ticket/path';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { DemoFault } from '@/lib/testing/demo-control';
import { openRaffle, openTestService, PAYMENTS, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

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

test('the seller gets the second reference of a payment in two parts too', async () => {
  const service = openTestService();
  const { rifid, purchase } = await openRaffle(demo);
  const bought = purchase(['01'], { secondReference: '99887766' });
  await toTheEnd(service, bought);
  expect(service.messages).toEqual([
    expect.stringContaining('\nSegunda referencia, de la diferencia: 99887766\n'),
  ]);
  expect(await demo.control.purchases(rifid)).toMatchObject([
    { referencia: bought.request.reference },
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

  test('nothing is sent while it is not certain how the last sending ended', async () => {
    const service = openTestService();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await fault(rifid, { kind: 'status', status: 500 });
    const bought = purchase(['05']);
    await service.submit(bought, receipt);
    expect(await service.submit(bought, receipt)).toMatchObject({
      outcome: { state: 'verifying' },
    });
    expect(await sendings()).toBe(1);
    await service.finished(bought.key);
  });

  test('nothing was sent without a connection, and that is certain at once', async () => {
    const service = openTestService({ admin: { register: async () => ({ kind: 'not-sent' }) } });
    const { purchase } = await openRaffle(demo);
    expect(await service.submit(purchase(['05']), receipt)).toMatchObject({
      outcome: { state: 'not-registered' },
    });
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

describe('one purchase in flight', () => {
  // spec: no-double-submit
  test('a double tap is one sending and one answer', async () => {
    const service = openTestService();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 100 });
    const bought = purchase(['01']);
    const [one, two] = await Promise.all([
      service.submit(bought, receipt),
      service.submit(bought, receipt),
    ]);
    expect(one).toMatchObject({ outcome: { state: 'registered' } });
    expect(two).toEqual(one);
    expect(await sendings()).toBe(1);
  });

  test('a second tab with a key of its own joins the first', async () => {
    const service = openTestService();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await fault(rifid, { kind: 'silence' });
    const first = purchase(['01', '02']);
    const second = { ...purchase(['01', '02']), request: first.request };
    const answers = await Promise.all([
      service.submit(first, receipt),
      service.submit(second, receipt),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    await service.finished(first.key);
    expect(await service.outcomeOf(second.key)).toMatchObject({ state: 'registered' });
    expect(await sendings()).toBe(1);
    expect(service.messages).toHaveLength(1);
  });

  test('the same payment for other numbers does not count as having bought them', async () => {
    const service = openTestService();
    const { rifid, purchase, sold } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 100 });
    const first = purchase(['01']);
    const other = purchase(['09']);
    const second = { ...other, request: { ...first.request, tickets: other.request.tickets } };
    const [, answer] = await Promise.all([
      service.submit(first, receipt),
      service.submit(second, receipt),
    ]);
    expect(answer).toMatchObject({ outcome: { state: 'refused', reason: 'reference-used' } });
    expect(await sold()).toEqual(['01']);
  });

  test('a stranger with the same reference gets an answer of their own', async () => {
    const service = openTestService();
    const { rifid, purchase, sold } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 100 });
    const first = purchase(['01']);
    const second = purchase(['02'], { reference: first.request.reference });
    const [one, two] = await Promise.all([
      service.submit(first, receipt),
      service.submit(second, receipt),
    ]);
    const states = [one, two].map((result) => result.ok && result.outcome.state).sort();
    expect(states).toEqual(['refused', 'registered']);
    expect(await sold()).toHaveLength(1);
  });
});

// spec: message-fails
test('a failing message to the seller changes nothing for the buyer', async () => {
  const service = openTestService({
    admin: { notifySeller: () => Promise.reject(new Error('down')) },
  });
  const { purchase } = await openRaffle(demo);
  const bought = purchase(['01']);
  expect(await service.submit(bought, receipt)).toMatchObject({ outcome: { state: 'registered' } });
  await service.finished(bought.key);
});

test('two in flight would undo each other at the admin API: a double tap is safe there too', async () => {
  const service = openTestService();
  const { purchase, sold } = await openRaffle(demo, { onTaken: 'undo' });
  const bought = purchase(['01', '02', '03', '04']);
  const answers = await Promise.all([
    service.submit(bought, receipt),
    service.submit(bought, receipt),
  ]);
  expect(answers).toMatchObject([
    { outcome: { state: 'registered' } },
    { outcome: { state: 'registered' } },
  ]);
  expect(await sold()).toEqual(['01', '02', '03', '04']);
});
