import sharp from 'sharp';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { SubmittedPurchase } from './attempt';
import { openRaffle, openTestService, PATIENT, PAYMENTS, receipt } from './test-kit';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
});
afterAll(() => demo.stop());

type Raffle = Awaited<ReturnType<typeof openRaffle>>;

const others: [string, (raffle: Raffle, other: Raffle) => Partial<SubmittedPurchase>][] = [
  ['another cédula', (raffle) => asked(raffle, { nationalId: 'V99999999' })],
  ['another phone', (raffle) => asked(raffle, { phone: '4249999999' })],
  ['other numbers', ({ purchase }) => ({ request: purchase(['02']).request })],
  ['fewer numbers', ({ purchase }) => ({ request: purchase(['01']).request })],
  ['another raffle', (_, { purchase }) => purchase(['01', '03'], BUYER)],
];

/** Every purchase has this buyer, whatever else changes. */
const BUYER = { nationalId: 'V12345678', reference: '556677' };

function asked({ purchase }: Raffle, changes: Partial<PurchaseRequest>) {
  return { request: purchase(['01', '03'], { ...BUYER, ...changes }).request };
}

describe.each(others)('a key with %s', (_, change) => {
  async function twoPurchases() {
    const [raffle, other] = [await openRaffle(demo), await openRaffle(demo)];
    const first = raffle.purchase(['01', '03'], BUYER);
    const second = { ...first, ...change(raffle, other), key: first.key };
    return { raffle, other, first, second };
  }

  const sold = async ({ raffle, other }: Awaited<ReturnType<typeof twoPurchases>>) => [
    await raffle.sold(),
    await other.sold(),
  ];

  test('learns nothing of its first purchase, and buys nothing', async () => {
    const service = openTestService();
    const purchases = await twoPurchases();
    const { first, second } = purchases;
    expect(await service.submit(first, receipt)).toMatchObject({
      outcome: { state: 'registered' },
    });
    const encode = jest.fn(receipt);
    expect(await service.submit(second, encode)).toEqual({
      ok: false,
      reason: 'key-reused',
      msg: expect.stringContaining('no vuelvas a pagar'),
    });
    expect(encode).not.toHaveBeenCalled();
    expect(await sold(purchases)).toEqual([['01', '03'], []]);
    expect(await service.outcomeOf(first.key)).toMatchObject({ state: 'registered' });
  });

  test('nor while that one is on its way, or arrives together with it', async () => {
    const service = openTestService(PATIENT);
    const purchases = await twoPurchases();
    const { raffle, first, second } = purchases;
    const wait = { path: PAYMENTS, match: raffle.rifid, kind: 'wait', ms: 200 } as const;
    await demo.control.addFault(wait);
    const answers = await Promise.all([
      service.submit(first, receipt),
      service.submit(second, receipt),
    ]);
    expect(answers).toMatchObject([
      { outcome: { state: 'registered' } },
      { ok: false, reason: 'key-reused' },
    ]);
    expect(await sold(purchases)).toEqual([['01', '03'], []]);
  });

  test('nor after that one was refused', async () => {
    const service = openTestService();
    const purchases = await twoPurchases();
    const { raffle, first, second } = purchases;
    await demo.control.setTickets(raffle.rifid, ['03'], 'Apartado');
    expect(await service.submit(first, receipt)).toMatchObject({ outcome: { state: 'refused' } });
    expect(await service.submit(second, receipt)).toMatchObject({ reason: 'key-reused' });
  });
});

test.each<[string, Partial<PurchaseRequest>]>([
  ['reference', { reference: '889900' }],
  ['amount', { amount: 11 }],
  ['name and address', { name: 'Ana María Pérez', address: 'Maracay' }],
])('a corrected %s belongs to the same purchase', async (_, correction) => {
  const service = openTestService();
  const { rifid, purchase, sold } = await openRaffle(demo);
  await demo.control.addFault({ path: PAYMENTS, match: rifid, kind: 'status', status: 400 });
  const first = purchase(['01', '03'], BUYER);
  expect(await service.submit(first, receipt)).toMatchObject({ outcome: { state: 'refused' } });
  const tickets = [...first.request.tickets].reverse();
  const corrected = { ...first, request: { ...first.request, tickets, ...correction } };
  expect(await service.submit(corrected, receipt)).toMatchObject({
    outcome: { state: 'registered' },
  });
  expect(await sold()).toEqual(['01', '03']);
});

test('another method and another picture belong to the same purchase too', async () => {
  const service = openTestService();
  const metodos = ['Pago Móvil', 'Zelle'].map((name) => ({ name, tasa: 1 }));
  const { purchase, sold } = await openRaffle(demo, { metodos });
  const first = purchase(['01'], { method: 'Binance' });
  expect(await service.submit(first, receipt)).toMatchObject({
    outcome: { reason: 'method-gone' },
  });
  const corrected = { ...first, request: { ...first.request, method: 'Zelle' } };
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const other = async () => ({ ok: true as const, jpeg: picture });
  expect(await service.submit(corrected, other)).toMatchObject({
    outcome: { state: 'registered' },
  });
  expect(await sold()).toEqual(['01']);
});
