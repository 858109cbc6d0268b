import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { DemoFault } from '@/lib/testing/demo-control';
import { openRaffle, openTestDesk, PAYMENTS, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

type Desk = ReturnType<typeof openTestDesk>;
type Purchase = Parameters<Desk['submit']>[0];

/** Submits, waits until nothing goes on any more, and gives what the visitor is told then. */
async function toTheEnd(desk: Desk, purchase: Purchase) {
  await desk.submit(purchase, receipt);
  await desk.finished(purchase.key);
  return desk.outcomeOf(purchase.key);
}

const fault = (rifid: string, more: Omit<DemoFault, 'path' | 'match'>) =>
  demo.control.addFault({ path: PAYMENTS, match: rifid, ...more });

test('a purchase is registered, and the seller is told once', async () => {
  const desk = openTestDesk();
  const { purchase, sold } = await openRaffle(demo);
  const bought = purchase(['01', '07']);
  const result = await desk.submit(bought, receipt);
  expect(result).toEqual({
    ok: true,
    outcome: {
      state: 'registered',
      numbers: ['01', '07'],
      trace: expect.stringMatching(/^\w{6}$/),
    },
  });
  await desk.finished(bought.key);
  expect(await desk.submit(bought, receipt)).toEqual(result);
  expect(await sold()).toEqual(['01', '07']);
  expect(desk.messages).toEqual([
    'Se ha registrado una compra en linea, de los siguientes numeros 01, 07',
  ]);
});

describe('when the admin API misbehaves', () => {
  test.each([
    ['answers late', { kind: 'wait', ms: 200 }],
    ['answers too late', { kind: 'wait', ms: 1000 }],
    ['does the work and never answers', { kind: 'silence' }],
    ['does the work and cuts the line', { kind: 'cut-after' }],
  ] as const)('and %s: found out and registered once', async (_, kind) => {
    const desk = openTestDesk();
    const { rifid, purchase, sold, sendings } = await openRaffle(demo);
    await fault(rifid, kind);
    expect(await toTheEnd(desk, purchase(['03', '04']))).toMatchObject({
      state: 'registered',
      numbers: ['03', '04'],
    });
    expect(await sold()).toEqual(['03', '04']);
    expect(await sendings()).toBe(1);
    expect(desk.messages).toHaveLength(1);
  });

  test.each([
    ['cuts the line before', { kind: 'cut-before' }],
    ['breaks', { kind: 'status', status: 500 }],
    ['is behind a broken proxy', { kind: 'status', status: 502 }],
    ['answers its HTML page', { kind: 'html' }],
  ] as const)('and %s: nothing is registered, and the retry goes through', async (_, kind) => {
    const desk = openTestDesk();
    const { rifid, purchase, sold, sendings } = await openRaffle(demo);
    await fault(rifid, kind);
    const bought = purchase(['05']);
    expect(await desk.submit(bought, receipt)).toMatchObject({ outcome: { state: 'verifying' } });
    await desk.finished(bought.key);
    expect(await desk.outcomeOf(bought.key)).toMatchObject({ state: 'not-registered' });
    expect(await sendings()).toBe(1);
    expect(await toTheEnd(desk, bought)).toMatchObject({ state: 'registered' });
    expect(await sold()).toEqual(['05']);
  });

  test('nothing is sent while it is not certain how the last sending ended', async () => {
    const desk = openTestDesk();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await fault(rifid, { kind: 'status', status: 500 });
    const bought = purchase(['05']);
    await desk.submit(bought, receipt);
    expect(await desk.submit(bought, receipt)).toMatchObject({ outcome: { state: 'verifying' } });
    expect(await sendings()).toBe(1);
    await desk.finished(bought.key);
  });

  test('without a connection nothing was sent, and that is certain at once', async () => {
    const desk = openTestDesk({ admin: { register: async () => ({ kind: 'not-sent' }) } });
    const { purchase } = await openRaffle(demo);
    expect(await desk.submit(purchase(['05']), receipt)).toMatchObject({
      outcome: { state: 'not-registered' },
    });
  });

  test('and its reads fail: turned away before anything is sent, free to try again', async () => {
    const desk = openTestDesk();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    const id = await demo.control.addFault({
      path: `/api/rifas/${rifid}`,
      kind: 'status',
      status: 500,
      times: 0,
    });
    const bought = purchase(['05']);
    expect(await desk.submit(bought, receipt)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(await sendings()).toBe(0);
    expect(await desk.outcomeOf(bought.key)).toBeNull();
    await demo.control.removeFault(id);
    expect(await toTheEnd(desk, bought)).toMatchObject({ state: 'registered' });
  });
});

describe('one purchase in flight', () => {
  test('a double tap is one sending and one answer', async () => {
    const desk = openTestDesk();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 100 });
    const bought = purchase(['01']);
    const [one, two] = await Promise.all([
      desk.submit(bought, receipt),
      desk.submit(bought, receipt),
    ]);
    expect(one).toMatchObject({ outcome: { state: 'registered' } });
    expect(two).toEqual(one);
    expect(await sendings()).toBe(1);
  });

  test('a second tab with a key of its own joins the first', async () => {
    const desk = openTestDesk();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await fault(rifid, { kind: 'silence' });
    const first = purchase(['01', '02']);
    const second = { ...purchase(['01', '02']), request: first.request };
    const answers = await Promise.all([desk.submit(first, receipt), desk.submit(second, receipt)]);
    expect(answers[1]).toEqual(answers[0]);
    await desk.finished(first.key);
    expect(await desk.outcomeOf(second.key)).toMatchObject({ state: 'registered' });
    expect(await sendings()).toBe(1);
    expect(desk.messages).toHaveLength(1);
  });

  test('the same payment for other numbers is not told that it bought them', async () => {
    const desk = openTestDesk();
    const { rifid, purchase, sold } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 100 });
    const first = purchase(['01']);
    const other = purchase(['09']);
    const second = { ...other, request: { ...first.request, tickets: other.request.tickets } };
    const [, answer] = await Promise.all([
      desk.submit(first, receipt),
      desk.submit(second, receipt),
    ]);
    expect(answer).toMatchObject({ outcome: { state: 'refused', reason: 'reference-used' } });
    expect(await sold()).toEqual(['01']);
  });

  test('a stranger with the same reference gets an answer of their own', async () => {
    const desk = openTestDesk();
    const { rifid, purchase, sold } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 100 });
    const first = purchase(['01']);
    const second = purchase(['02'], { reference: first.request.reference });
    const [one, two] = await Promise.all([
      desk.submit(first, receipt),
      desk.submit(second, receipt),
    ]);
    const states = [one, two].map((result) => result.ok && result.outcome.state).sort();
    expect(states).toEqual(['refused', 'registered']);
    expect(await sold()).toHaveLength(1);
  });
});

describe('after a restart nothing is remembered, and still', () => {
  test.each(['each', 'all', 'silent'] as const)(
    'a retry finds what went through (%s)',
    async (onTaken) => {
      const { rifid, purchase, sendings } = await openRaffle(demo, { onTaken });
      await fault(rifid, { kind: 'cut-after' });
      const bought = purchase(['01', '02']);
      await openTestDesk().submit(bought, receipt);
      const restarted = openTestDesk();
      expect(await restarted.outcomeOf(bought.key)).toBeNull();
      expect(await restarted.submit(bought, receipt)).toMatchObject({
        outcome: { state: 'registered', numbers: ['01', '02'] },
      });
      expect(await sendings()).toBe(1);
      expect(restarted.messages).toEqual([]);
    },
  );

  test('the first sending may still be on its way: "reference used" is looked up', async () => {
    const { rifid, purchase, sold } = await openRaffle(demo);
    await fault(rifid, { kind: 'wait', ms: 300 });
    const bought = purchase(['01']);
    const forgotten = openTestDesk();
    const first = forgotten.submit(bought, receipt);
    const restarted = openTestDesk();
    await fault(rifid, { kind: 'wait', ms: 380 });
    expect(await restarted.submit(bought, receipt)).toMatchObject({
      outcome: { state: 'registered' },
    });
    await first;
    expect(await sold()).toEqual(['01']);
  });
});

describe('numbers that somebody else took', () => {
  test.each(['each', 'all', 'silent'] as const)('before it is sent (%s)', async (onTaken) => {
    const desk = openTestDesk();
    const { rifid, purchase, sendings } = await openRaffle(demo, { onTaken });
    await demo.control.setTickets(rifid, ['02'], 'Apartado');
    expect(await desk.submit(purchase(['01', '02']), receipt)).toMatchObject({
      outcome: { state: 'refused', reason: 'tickets-taken', taken: ['02'] },
    });
    expect(await sendings()).toBe(0);
  });

  test.each([
    ['each', { state: 'partly-registered', numbers: ['01'], taken: ['02'] }],
    ['all', { state: 'refused', reason: 'tickets-taken', taken: ['02'] }],
    ['silent', { state: 'refused', reason: 'tickets-taken', taken: ['02'] }],
  ] as const)('while it is sent (%s)', async (onTaken, outcome) => {
    const desk = openTestDesk();
    const { rifid, purchase } = await openRaffle(demo, { onTaken });
    await fault(rifid, { kind: 'wait', ms: 250 });
    const bought = purchase(['01', '02']);
    const submitted = desk.submit(bought, receipt);
    await expectSending(rifid);
    await demo.control.setTickets(rifid, ['02'], 'Pagado');
    await submitted;
    await desk.finished(bought.key);
    expect(await desk.outcomeOf(bought.key)).toMatchObject(outcome);
  });

  test('after it, the same purchase with other numbers goes through', async () => {
    const desk = openTestDesk();
    const { rifid, purchase } = await openRaffle(demo);
    await demo.control.setTickets(rifid, ['02'], 'Apartado');
    const bought = purchase(['02']);
    await desk.submit(bought, receipt);
    const { tickets } = purchase(['03']).request;
    const changed = { ...bought, request: { ...bought.request, tickets } };
    expect(await desk.submit(changed, receipt)).toMatchObject({ outcome: { state: 'registered' } });
  });

  async function expectSending(rifid: string) {
    while (!(await demo.control.requests(rifid)).some(({ path }) => path === PAYMENTS));
  }
});

describe('refused before anything is sent', () => {
  test.each([
    ['a closed raffle', { abierta: false }, 'raffle-closed'],
    ['a pending raffle', { estado: 'Pendiente' }, 'raffle-closed'],
    ['another price', { monto: 6 }, 'price-changed'],
    ['another rate', { metodos: [{ name: 'Pago Móvil', tasa: 40 }] }, 'price-changed'],
    ['a method that is gone', { metodos: [{ name: 'Zelle', tasa: 1 }] }, 'method-gone'],
  ])('%s', async (_, change, reason) => {
    const desk = openTestDesk();
    const { rifid, purchase, sendings } = await openRaffle(demo);
    await demo.control.changeRaffle(rifid, change);
    expect(await desk.submit(purchase(['01']), receipt)).toMatchObject({
      outcome: { state: 'refused', reason },
    });
    expect(await sendings()).toBe(0);
  });

  test('today’s price and rate are told, and with them the same purchase goes through', async () => {
    const desk = openTestDesk();
    const { rifid, purchase } = await openRaffle(demo);
    await demo.control.changeRaffle(rifid, {
      monto: 6,
      metodos: [{ name: 'Pago Móvil', tasa: 40 }],
    });
    const bought = purchase(['01']);
    const now = { price: 6, rate: 40 };
    expect(await desk.submit(bought, receipt)).toMatchObject({ outcome: { now } });
    const confirmed = { ...bought, request: { ...bought.request, seen: now } };
    expect(await desk.submit(confirmed, receipt)).toMatchObject({
      outcome: { state: 'registered' },
    });
  });

  test('a ticket of another raffle', async () => {
    const desk = openTestDesk();
    const { purchase, sendings } = await openRaffle(demo);
    const other = await openRaffle(demo);
    const { tickets } = other.purchase(['01']).request;
    expect(await desk.submit(purchase([], { tickets }), receipt)).toMatchObject({
      ok: false,
      reason: 'invalid-form',
      fields: { tickets: expect.stringContaining('no es de esta rifa') },
    });
    expect(await sendings()).toBe(0);
  });

  test('a receipt that is no picture', async () => {
    const desk = openTestDesk();
    const { purchase, sendings } = await openRaffle(demo);
    const refusal = { ok: false, reason: 'not-an-image', msg: 'No es una imagen' } as const;
    expect(await desk.submit(purchase(['01']), async () => refusal)).toEqual(refusal);
    expect(await sendings()).toBe(0);
  });
});

test('a reference that somebody else used', async () => {
  const desk = openTestDesk();
  const { rifid, purchase } = await openRaffle(demo);
  await demo.control.setTickets(rifid, ['09'], 'Apartado', {
    referencia: '777',
    cedula: 'V999999',
  });
  expect(await desk.submit(purchase(['01'], { reference: '777' }), receipt)).toMatchObject({
    outcome: {
      state: 'refused',
      reason: 'reference-used',
      msg: 'Ya existe un pago con esta referencia, por favor verifique',
    },
  });
});

test('the seller who cannot be told changes nothing for the buyer', async () => {
  const desk = openTestDesk({ admin: { tellSeller: () => Promise.reject(new Error('down')) } });
  const { purchase } = await openRaffle(demo);
  const bought = purchase(['01']);
  expect(await desk.submit(bought, receipt)).toMatchObject({ outcome: { state: 'registered' } });
  await desk.finished(bought.key);
});

test('two in flight would undo each other at the admin API: a double tap is safe there too', async () => {
  const desk = openTestDesk();
  const { purchase, sold } = await openRaffle(demo, { onTaken: 'undo' });
  const bought = purchase(['01', '02', '03', '04']);
  const answers = await Promise.all([desk.submit(bought, receipt), desk.submit(bought, receipt)]);
  expect(answers).toMatchObject([
    { outcome: { state: 'registered' } },
    { outcome: { state: 'registered' } },
  ]);
  expect(await sold()).toEqual(['01', '02', '03', '04']);
});
