import { answerHeaders, requestHeaders } from './passed-headers';

test.each([
  ['203.0.113.7', '203.0.113.7, 10.0.0.1'],
  ['a, b', 'a, b, 10.0.0.1'],
  [undefined, '10.0.0.1'],
])('a request forwarded for %s goes on as %s', (before, after) => {
  expect(requestHeaders({ 'x-forwarded-for': before }, '10.0.0.1')).toEqual({
    'x-forwarded-for': after,
    'x-forwarded-proto': 'http',
  });
});

test('the protocol that the proxy before us saw is passed on', () => {
  expect(requestHeaders({ 'x-forwarded-proto': 'https' }, '10.0.0.1')).toMatchObject({
    'x-forwarded-proto': 'https',
  });
});

test.each([
  ['text/html,*/*', undefined],
  ['application/json', 'gzip, br'],
  [undefined, 'gzip, br'],
])('a client that wants %s may get it packed: %s', (accept, encoding) => {
  const asked = requestHeaders({ accept, 'accept-encoding': 'gzip, br' }, '10.0.0.1');
  expect(asked['accept-encoding']).toBe(encoding);
});

test.each([
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'forwarded',
  'x-nextjs-data',
  'x-invoke-path',
  'x-matched-path',
  'x-now-route-matches',
  'x-vercel-id',
  'x-prerender-revalidate',
  'expect',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'upgrade',
  'x-middleware-subrequest',
  'keep-alive',
  'trailer',
])('%s is not passed on', (name) => {
  expect(requestHeaders({ [name]: 'a', cookie: 'b' }, '10.0.0.1')).toEqual({
    cookie: 'b',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test.each([
  ['Accept, rsc, next-router-state-tree', 'Accept'],
  ['rsc, Accept,  Cookie ,', 'Accept, Cookie'],
  ['rsc', undefined],
  [undefined, undefined],
])('an answer with its own length sends vary: %s on as %s', (vary, told) => {
  expect(answerHeaders({ vary, 'x-content-length': '7' })).toEqual({
    'content-length': '7',
    ...(told && { vary: told }),
  });
});

test('an answer that did not say its length is passed on as it was', () => {
  const headers = { vary: 'rsc, Accept', 'content-type': 'text/plain' };
  expect(answerHeaders({ ...headers, connection: 'X-Hop , close', 'x-hop': '1' })).toEqual(headers);
});
