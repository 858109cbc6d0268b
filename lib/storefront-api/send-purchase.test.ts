/** @jest-environment jsdom */
import { examplePurchase } from '@/lib/testing/example-purchase';
import { sendPurchase } from './purchase';

class FakeCall extends EventTarget {
  static last: FakeCall;
  upload = new EventTarget();
  responseText = '';
  status = 200;
  retryAfter: string | null = null;
  address = '';
  headers: Record<string, string> = {};
  sent: FormData | null = null;

  constructor() {
    super();
    FakeCall.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.sent = body;
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : null;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(text: string) {
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
}

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const SILENCE_MS = 60_000;
const outcome = { state: 'verifying', trace: 'K7PQ2M' };
const purchase = {
  raffleId: 'raffle/1',
  key: 'key',
  request: examplePurchase(),
  receipt: new Blob(['picture']),
};
let gone: AbortController;
const onProgress = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onProgress.mockReset();
  gone = new AbortController();
  Object.assign(globalThis, { XMLHttpRequest: FakeCall });
  document.cookie = 'XSRF-TOKEN=100%';
  document.cookie = `shop-XSRF-TOKEN=${TOKEN}`;
});

const send = () => sendPurchase(purchase, { signal: gone.signal, onProgress });

// spec: xsrf
test('a purchase goes under its key, with the token, data and receipt', async () => {
  const result = send();
  const { address, headers, sent } = FakeCall.last;
  expect(address).toBe('POST /api/raffles/raffle%2F1/payments');
  expect(headers).toEqual({ 'Idempotency-Key': 'key', 'X-XSRF-TOKEN': TOKEN });
  expect(JSON.parse(String(sent?.get('data')))).toEqual(purchase.request);
  expect((sent?.get('receipt') as File).name).toBe('comprobante');
  FakeCall.last.answer(JSON.stringify({ ok: true, outcome }));
  expect(await result).toEqual({ kind: 'outcome', outcome });
  expect(jest.getTimerCount()).toBe(0);
});

test('the sent share is reported, up to all of it', () => {
  void send();
  FakeCall.last.progress(0, 0);
  FakeCall.last.progress(5, 10);
  FakeCall.last.upload.dispatchEvent(new Event('load'));
  expect(onProgress.mock.calls).toEqual([[0], [0.5], [1]]);
});

test('a slow connection is waited for, one that is silent for a minute is not', async () => {
  const result = send();
  for (let minute = 0; minute < 5; minute += 1) {
    jest.advanceTimersByTime(SILENCE_MS - 1);
    FakeCall.last.progress(minute, 10);
  }
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(SILENCE_MS);
  expect(await result).toEqual({ kind: 'no-answer' });
});

test('a cancelled sending is distinguished from a broken connection', async () => {
  const cancelled = send();
  gone.abort();
  expect(await cancelled).toEqual({ kind: 'cancelled' });
  gone = new AbortController();
  const broken = send();
  FakeCall.last.dispatchEvent(new Event('error'));
  expect(await broken).toEqual({ kind: 'no-answer' });
});

test('cancelling after the answer leaves the answer as it was', async () => {
  const result = send();
  const { last } = FakeCall;
  const abort = jest.spyOn(last, 'abort');
  last.answer(JSON.stringify({ ok: false, reason: 'key-reused', msg: 'No', fields: { a: 'b' } }));
  gone.abort();
  expect(await result).toEqual({
    kind: 'api-error',
    reason: 'key-reused',
    msg: 'No',
    fields: { a: 'b' },
  });
  expect(abort).not.toHaveBeenCalled();
});

test.each(['', '<html>502</html>', 'null', '{"ok":true}', '{"ok":false}', '{"outcome":{}}'])(
  'the answer %j says nothing about the purchase',
  async (text) => {
    const result = send();
    FakeCall.last.answer(text);
    expect(await result).toEqual({ kind: 'no-answer', isForeign: true });
  },
);

test.each([
  ['too-many-requests', { retryInMs: 90_000 }],
  ['busy', {}],
])('the shop’s %s says when to come again: %j', async (reason, time) => {
  const result = send();
  Object.assign(FakeCall.last, { status: 429, retryAfter: '90' });
  FakeCall.last.answer(JSON.stringify({ ok: false, reason, msg: 'No' }));
  expect(await result).toEqual({ kind: 'api-error', reason, msg: 'No', fields: {}, ...time });
});
