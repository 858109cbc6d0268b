import { metricsText } from '../metrics/metrics';
import { currentRequest } from '../log/current-request';
import { logger } from '../log/logger';
import { apiError, jsonOk } from './api-answers';
import { apiRoute } from './api-route';
import { limitOrRefuse } from './rate-limit';

const request = () => new Request('http://shop.example/api/test');

test('an answer carries the id that the log lines of its request carry', async () => {
  let seen: string | undefined;
  const open = apiRoute('test', 'request', async () => {
    seen = currentRequest()?.requestId;
    return jsonOk({});
  });
  const answer = await open(request(), null);
  expect(answer.headers.get('x-request-id')).toBe(seen);
  expect(seen).toMatch(/^[\w-]{8}$/);
});

test('work that throws is answered, and the log does not repeat the request', async () => {
  const logged = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  const open = apiRoute('test', 'request', async () => JSON.parse('V12345678') as Response);
  const answer = await open(request(), null);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ ok: false, reason: 'unavailable' });
  const line = JSON.stringify(logged.mock.calls);
  expect(line).toContain('SyntaxError');
  expect(line).not.toContain('V1234');
});

test('a refusal is logged once, with its reason, and for a limit with its rule', async () => {
  const logged = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
  await apiRoute('test', 'request', async () => apiError('not-an-image'))(request(), null);
  const refused = { event: 'request-refused', reason: 'not-an-image', status: 415 };
  expect(logged.mock.calls).toEqual([[refused]]);

  logged.mockClear();
  const subject = 'one who insists';
  const open = apiRoute('test', 'request', async () => {
    return (await limitOrRefuse(request(), 'buyer', subject)) ?? jsonOk({});
  });
  for (let time = 0; time <= 20; time += 1) await open(request(), null);
  const stopped = { event: 'request-refused', reason: 'too-many-requests', status: 429 };
  expect(logged.mock.calls).toEqual([[{ ...stopped, rule: 'buyer' }]]);
});

test('every answer, refusals too, gives a token to a visitor without one', async () => {
  const open = apiRoute('test', 'request', async () => apiError('unavailable'));
  const answer = await open(request(), null);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-shop-XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax/,
  );
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const known = new Request('http://shop.example/api/test', { headers: { cookie } });
  expect((await open(known, null)).headers.has('set-cookie')).toBe(false);
});

test('answers are counted by route and status', async () => {
  await apiRoute('counted', 'request', async () => jsonOk({}))(request(), null);
  const { text } = await metricsText();
  expect(text).toContain('storefront_request_seconds_count{route="counted",status="200"} 1');
});
