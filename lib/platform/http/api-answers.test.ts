import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { apiError, jsonOk, methodNotAllowed, upstreamError } from './api-answers';

test.each<[ApiErrorCode, number, string | null]>([
  ['bad-request', 400, null],
  ['too-slow', 400, null],
  ['forbidden', 403, null],
  ['not-found', 404, null],
  ['wrong-method', 405, null],
  ['key-reused', 409, null],
  ['too-large', 413, null],
  ['not-an-image', 415, null],
  ['image-too-big', 422, null],
  ['invalid-form', 422, null],
  ['too-many-requests', 429, null],
  ['unavailable', 502, '5'],
  ['busy', 503, '5'],
  ['cannot-store', 503, '30'],
])('%s is %d, with a sentence, and is kept by nobody', async (code, status, retryAfter) => {
  const answer = apiError(code);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual({ ok: false, reason: code, msg: apiErrorMessages[code] });
  expect(apiErrorMessages[code]).toMatch(/\S/);
});

test('a sentence, fields and headers of its own go before those of the reason', async () => {
  const fields = { phone: 'Escribe tu teléfono.' };
  const headers = { 'Retry-After': '60' };
  const answer = apiError('busy', { msg: 'Espera.', fields, headers });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toEqual({ ok: false, reason: 'busy', msg: 'Espera.', fields });
});

test('a good answer is kept by nobody either', async () => {
  const answer = jsonOk({ raffle: 1 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ok: true, raffle: 1 });
});

test.each([
  ['Tickets cerrados', 'Tickets cerrados'],
  [null, expect.stringMatching(/^No pudimos comunicarnos/)],
])('what the admin API said (%j) is told', async (msg, told) => {
  const answer = upstreamError({ msg });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ reason: 'unavailable', msg: told });
});

test.each([
  ['GET', 'GET, HEAD, OPTIONS'],
  ['POST', 'POST, OPTIONS'],
] as const)('a route of %s tells what it takes to who asks otherwise', async (own, allow) => {
  const { OPTIONS, ...others } = methodNotAllowed(own);
  for (const refuse of Object.values(others)) {
    const answer = refuse();
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  }
  const asked = OPTIONS();
  expect([asked.status, asked.headers.get('allow'), await asked.text()]).toEqual([204, allow, '']);
});
