import { randomUUID } from 'node:crypto';
import { inUploadSlot } from '@/lib/platform/http/upload-slots';
import { POST } from './route';

const PLACES = 160;
const PATIENCE_MS = 20_000;
const TOKEN = 'a'.repeat(32);

function purchaseRequest(data: object = {}): Request {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  form.set('receipt', new Blob([new Uint8Array(10)]), 'r.jpg');
  return new Request('http://shop.example/api', {
    method: 'POST',
    body: form,
    headers: {
      cookie: `shop-XSRF-TOKEN=${TOKEN}`,
      'x-xsrf-token': TOKEN,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
  });
}

const send = (request: Request) =>
  POST(request, { params: Promise.resolve({ id: 'a'.repeat(24) }) });

test('nothing of a purchase is read before it has a slot', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const others = Array.from({ length: PLACES }, (_, phone) =>
    inUploadSlot(
      new Request('http://shop.example', { headers: { 'x-forwarded-for': `200.8.3.${phone}` } }),
      () => done,
    ),
  );
  const request = purchaseRequest();
  const answer = send(request);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect((await answer).status).toBe(503);
  expect(request.bodyUsed).toBe(false);

  finish();
  await Promise.all(others);
  jest.useRealTimers();
  const later = await send(purchaseRequest());
  expect(await later.json()).toMatchObject({ ok: false, reason: 'invalid-form' });
});

test('a purchase that never got to the admin API is not counted against the buyer', async () => {
  const purchase = {
    tickets: [{ id: 'b'.repeat(24), number: '01' }],
    method: 'Zelle',
    amount: 5,
    name: 'Ana',
    nationalId: 'V12345678',
    phoneCode: '58',
    phone: '4141234567',
    address: 'Valencia',
    seen: { price: 5, packs: [], rate: 1 },
  };
  const reasons = new Set<unknown>();
  for (let time = 0; time < 25; time += 1) {
    const answer = await send(purchaseRequest({ ...purchase, reference: `R${time}` }));
    reasons.add(((await answer.json()) as { reason: unknown }).reason);
  }
  expect([...reasons]).toEqual(['unavailable']);
});
