/** @jest-environment jsdom */
import { sendVerification, sendVerificationOfAll } from './verification';

const RAFFLE = 'a'.repeat(24);
const request = { nationalId: 'V12345678', phoneEnding: '4567' };
const verification = { tickets: [], total: 0, paid: 0, pending: 0 };
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const fetched = jest.fn();

const answer = (body: unknown) => fetched.mockResolvedValue({ json: async () => body });

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  global.fetch = fetched;
  document.cookie = `shop-XSRF-TOKEN=${TOKEN}`;
});

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

test('a refusal carries its reason and the sentence for the visitor', async () => {
  const refusal = { ok: false, reason: 'too-many-requests', msg: 'Espera 8 minutos.' } as const;
  answer(refusal);
  expect(await ask()).toEqual(refusal);
});
