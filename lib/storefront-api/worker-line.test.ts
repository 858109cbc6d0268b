import { examplePurchase } from '@/lib/testing/example-purchase';
import { workerLine } from './worker-line';

const purchase = {
  raffleId: 'raffle/1',
  key: 'key',
  request: examplePurchase(),
  receipt: new Blob(['picture']),
};
const outcome = { state: 'verifying', trace: 'K7PQ2M' };
const answerWith = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('it sends what a page would, with the token of the shop’s cookie', async () => {
  const asked = answerWith(async () => Response.json({ ok: true, outcome }));
  const { send } = workerLine(async () => 'token');
  expect(await send(purchase)).toEqual({ ok: true, outcome });
  const [address, init] = asked.mock.calls[0]!;
  expect(address).toBe('/api/raffles/raffle%2F1/payments');
  expect(init?.headers).toEqual({ 'Idempotency-Key': 'key', 'X-XSRF-TOKEN': 'token' });
  const body = init?.body as FormData;
  expect(JSON.parse(String(body.get('data')))).toEqual(purchase.request);
  expect(await (body.get('receipt') as Blob).text()).toBe('picture');
});

test.each<[string, () => Promise<Response>]>([
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of JSON', async () => new Response('<html>')],
  [
    'a token that a worker may not read',
    async () => Response.json({ ok: false, reason: 'forbidden', msg: '' }, { status: 403 }),
  ],
])('%s leaves it to the next try', async (_what, answer) => {
  answerWith(answer);
  const { send } = workerLine(async () => {
    throw new TypeError('cookieStore is undefined');
  });
  expect(await send(purchase)).toEqual({ ok: false, reason: 'no-answer' });
});

test('a refusal is told with its reason', async () => {
  answerWith(async () => Response.json({ ok: false, reason: 'key-reused', msg: 'No' }));
  const { send } = workerLine(async () => undefined);
  expect(await send(purchase)).toEqual({ ok: false, reason: 'key-reused', msg: 'No', fields: {} });
});
