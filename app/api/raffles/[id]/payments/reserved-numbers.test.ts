import { randomUUID } from 'node:crypto';
import type { EncodeReceipt } from '@/lib/purchase/purchase-service';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { POST } from './route';

const TOKEN = 'a'.repeat(32);
const TOTAL = 900;
const trace = 'K7PQ2M';
const PROXY = '10.0.0.1';

let outcome: PurchaseOutcome;
const submit = async (_purchase: unknown, encode: EncodeReceipt) => {
  const receipt = await encode(TOTAL);
  return receipt.ok ? { ok: true, outcome } : receipt;
};

jest.mock('next/server', () => ({ after: () => undefined }));
jest.mock('@/lib/images/receipt', () => ({
  encodeReceipt: async () => ({ ok: true, jpeg: new Uint8Array(1) }),
}));
jest.mock('@/lib/purchase/purchase-service', () => ({
  purchaseService: () => ({ submit, finished: async () => undefined }),
}));

beforeAll(() => {
  process.env.TRUSTED_PROXIES = PROXY;
});

let buyers = 0;

function buy(raffleId: string, quantity = 50): Promise<Response> {
  buyers += 1;
  const tickets = Array.from({ length: quantity }, (_, at) => ({
    id: String(at).padStart(24, '0'),
    number: String(at),
  }));
  const nationalId = `V${10_000_000 + buyers}`;
  const phone = `414${1_000_000 + buyers}`;
  const request = examplePurchase({ tickets, nationalId, phone, reference: `R${buyers}` });
  const form = new FormData();
  form.set('data', JSON.stringify(request));
  form.set('receipt', new Blob([new Uint8Array(10)]), 'r.jpg');
  const headers = {
    'x-forwarded-for': `200.8.5.1, ${PROXY}`,
    cookie: `XSRF-TOKEN=${TOKEN}`,
    'x-xsrf-token': TOKEN,
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
  };
  const asked = new Request('http://shop.example/api', { method: 'POST', body: form, headers });
  return POST(asked, { params: Promise.resolve({ id: raffleId }) });
}

test('one address that reserved 200 numbers is told when it may go on', async () => {
  outcome = { state: 'registered', numbers: [], ticketPath: '/boleto/x', trace };
  const raffleId = 'a'.repeat(24);
  for (let time = 0; time < 4; time += 1) expect((await buy(raffleId)).status).toBe(200);
  const refused = await buy(raffleId, 1);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await refused.json()).toMatchObject({ ok: false, reason: 'too-many-requests' });
});

test.each<[string, number, PurchaseOutcome]>([
  ['refused', 200, { state: 'refused', reason: 'quantity', msg: '', taken: [], now: null, trace }],
  ['not-registered', 200, { state: 'not-registered', trace }],
  ['verifying', 429, { state: 'verifying', trace }],
])('numbers of a purchase that is %s: the fifth gets %i', async (state, status, answer) => {
  outcome = answer;
  const raffleId = state.length.toString(16).repeat(24);
  for (let time = 0; time < 4; time += 1) await buy(raffleId);
  expect((await buy(raffleId)).status).toBe(status);
});
