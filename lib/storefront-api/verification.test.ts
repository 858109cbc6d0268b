/** @jest-environment jsdom */
import { NO_ANSWER } from './read-json';
import { sendVerification, sendVerificationOfAll } from './verification';

const RAFFLE = 'a'.repeat(24);
const request = { nationalId: 'V12345678', phoneEnding: '4567' };
const verification = { tickets: [], total: 0, paid: 0, pending: 0 };
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const fetched = jest.fn();

function answer(body: unknown, status = 200, headers: Record<string, string> = {}) {
  const get = (name: string) => headers[name] ?? null;
  fetched.mockResolvedValue({ status, headers: { get }, json: async () => body });
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  global.fetch = fetched;
  document.cookie = `shop-XSRF-TOKEN=${TOKEN}`;
});
afterEach(() => jest.useRealTimers());

const ask = () => sendVerification(RAFFLE, request);

test('the question goes in the body, with the token, and nothing of it in the address', async () => {
  answer({ ok: true, verification });
  expect(await ask()).toEqual({ ok: true, found: verification });
  const [[address, init]] = fetched.mock.calls as [[string, RequestInit]];
  expect(address).toBe(`/api/raffles/${RAFFLE}/verification`);
  expect(init.method).toBe('POST');
  expect(init.headers).toMatchObject({ 'X-XSRF-TOKEN': TOKEN });
  expect(JSON.parse(init.body as string)).toEqual(request);
});

test('a question for all raffles goes to their own address, also without a token', async () => {
  document.cookie = 'shop-XSRF-TOKEN=; max-age=0';
  const all = { raffles: [], unread: 2 };
  answer({ ok: true, verification: all });
  expect(await sendVerificationOfAll(request)).toEqual({ ok: true, found: all });
  const calls = fetched.mock.calls as [string, RequestInit][];
  expect(calls.map(([address]) => address)).toEqual(['/api/verification']);
  expect(calls[0]?.[1].headers).toMatchObject({ 'X-XSRF-TOKEN': 'no-cookie' });
  expect(JSON.parse(calls[0]?.[1].body as string)).toEqual(request);
});

test.each([
  ['1', 1],
  ['60', 1],
  ['61', 2],
  ['600', 10],
  [undefined, 1],
])('a wait of "%s" seconds is worded as %d minutes', async (seconds, minutes) => {
  answer({ ok: false, msg: 'No' }, 429, seconds ? { 'retry-after': seconds } : {});
  expect(await ask()).toEqual({ ok: false, reason: 'too-many', minutes });
});

test('a question for the whole phone comes with its sentence', async () => {
  answer({ ok: false, fields: { phone: 'Todo el teléfono.' } }, 422);
  expect(await ask()).toEqual({ ok: false, reason: 'whole-phone', msg: 'Todo el teléfono.' });
});

test.each([
  [{ ok: false, msg: 'Esta rifa no existe.' }, 'Esta rifa no existe.'],
  [{ ok: false }, NO_ANSWER],
  [{ message: 'Not Found' }, NO_ANSWER],
])('%j is a failure that says why', async (body, msg) => {
  answer(body, 404);
  expect(await ask()).toEqual({ ok: false, reason: 'failed', msg });
});

test.each([200, 400])('another page that answers with %i counts as no answer', async (status) => {
  answer('<html>', status);
  expect(await ask()).toEqual({ ok: false, reason: 'failed', msg: NO_ANSWER });
});

test('a network failure is reported', async () => {
  fetched.mockRejectedValue(new TypeError('no line'));
  expect(await ask()).toEqual({ ok: false, reason: 'failed', msg: NO_ANSWER });
});
