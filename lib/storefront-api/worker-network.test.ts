import { examplePurchase } from '@/lib/testing/example-purchase';
import { workerTransport } from './worker-transport';

const purchase = {
  raffleId: 'raffle/1',
  key: 'key',
  request: examplePurchase(),
  receipt: new Blob(['picture']),
};
const outcome = { state: 'verifying', trace: 'K7PQ2M' };
const answerWith = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

const { send } = workerTransport;

function setCookies(cookies: { name: string; value: string }[]) {
  Object.assign(globalThis, { cookieStore: { getAll: async () => cookies } });
}

afterEach(() => {
  Object.assign(globalThis, { cookieStore: undefined });
});

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';

test('it sends what a page would, with the token of the shop’s cookie', async () => {
  const asked = answerWith(async () => Response.json({ ok: true, outcome }));
  setCookies([
    { name: 'XSRF-TOKEN', value: 'another app’s' },
    { name: '__Host-shop-XSRF-TOKEN', value: TOKEN },
  ]);
  expect(await send(purchase)).toEqual({ kind: 'outcome', outcome });
  const [address, init] = asked.mock.calls[0]!;
  expect(address).toBe('/api/raffles/raffle%2F1/payments');
  expect(init?.headers).toEqual({ 'Idempotency-Key': 'key', 'X-XSRF-TOKEN': TOKEN });
  const body = init?.body as FormData;
  expect(JSON.parse(String(body.get('data')))).toEqual(purchase.request);
  expect(await (body.get('receipt') as Blob).text()).toBe('picture');
});

test('a network failure leaves it to the next try', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send(purchase)).toEqual({ kind: 'no-answer' });
});

test('a worker that may read no cookies sends all the same', async () => {
  const asked = answerWith(async () => Response.json({ ok: true, outcome }));
  expect(await send(purchase)).toEqual({ kind: 'outcome', outcome });
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-XSRF-TOKEN': 'no-cookie' });
});
