import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { apiError, jsonOk, methodNotAllowed, upstreamError } from './api-answers';

const codes = Object.keys(apiErrorMessages) as ApiErrorCode[];

test.each(codes)('%s has a sentence and is kept by nobody', async (code) => {
  const answer = apiError(code);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual({
    ok: false,
    reason: code,
    msg: expect.stringMatching(/^[A-ZÁÉÍÓÚ¡¿].+\.$/),
  });
});

test('an error worth sending again as it is says when, and is our fault; the rest is the client’s', () => {
  const ours = codes.filter((code) => apiError(code).status >= 500);
  expect(ours.sort()).toEqual(['busy', 'cannot-store', 'unavailable']);
  for (const code of codes) {
    const wait = apiError(code).headers.get('retry-after');
    expect([code, wait !== null]).toEqual([code, ours.includes(code)]);
    expect(Number(wait ?? 1)).toBeGreaterThan(0);
  }
});

test('a browser repeats no request by itself, as it does after 408', () => {
  const statuses = codes.map((code) => apiError(code).status);
  expect(statuses.filter((status) => status < 400 || status === 408)).toEqual([]);
});

// Statuses from RFC 9110 and 6585: proxies, crawlers and the shop's own pages rely on them.
test.each<[ApiErrorCode, number]>([
  ['forbidden', 403],
  ['not-found', 404],
  ['wrong-method', 405],
  ['key-reused', 409],
  ['too-large', 413],
  ['not-an-image', 415],
  ['too-many-requests', 429],
])('%s is %i, as the standard has it', (code, status) => {
  expect(apiError(code).status).toBe(status);
});

test('a sentence, fields and headers of its own go before those of the reason', async () => {
  const fields = { phone: 'Escribe tu teléfono.' };
  const headers = { 'Retry-After': '60' };
  const answer = apiError('busy', { msg: 'Espera.', fields, headers });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toEqual({ ok: false, reason: 'busy', msg: 'Espera.', fields });
});

test('no cache stores a good answer either', async () => {
  const answer = jsonOk({ raffle: 1 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ ok: true, raffle: 1 });
});

test.each([
  ['Tickets cerrados', 'Tickets cerrados'],
  [null, expect.stringMatching(/^No pudimos comunicarnos/)],
])('the admin API’s message (%j) is passed on', async (msg, told) => {
  const answer = upstreamError({ msg });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ reason: 'unavailable', msg: told });
});

test('a raffle that the admin API does not know is not found', async () => {
  const answer = upstreamError({ reason: 'no-such-raffle' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ msg: 'Esta rifa no existe.' });
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
