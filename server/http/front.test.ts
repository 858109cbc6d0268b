import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Sendable } from '../cache/sendable';
import { KNOWN_CONTRACT } from '../next-seam/page-contract';
import { createTransformHtml } from '../next-seam/transform-html';
import { ask, type Answer } from '../testing/ask';
import { documentOf, MISSING_MARKER, startFakeNext, type FakeNext } from '../testing/fake-next';
import { listen, type Listening } from '../testing/listen';
import { createFront } from './front';

const FILES = new Map<string, Sendable>([
  [
    '/_next/static/a.js',
    {
      status: 200,
      etag: 'W/"a"',
      headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' },
      bodies: { identity: Buffer.from('let a'), br: Buffer.from('br'), gzip: Buffer.from('gz') },
    },
  ],
]);

let next: FakeNext;
let front: Listening;
let warnings: string[];

beforeEach(async () => {
  next = await startFakeNext();
  warnings = [];
  front = await listen(
    createFront({
      upstream: () => ({ host: '127.0.0.1', port: next.port }),
      files: FILES,
      isHttps: true,
      transformHtml: createTransformHtml(KNOWN_CONTRACT, () => undefined),
      warn: (message) => warnings.push(message),
    }),
  );
});

afterEach(async () => {
  jest.restoreAllMocks();
  await front.close();
  if (next.server.listening) await next.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(front.origin, { path, headers });

test('five hundred who come first are answered by one render', async () => {
  next.pages.set('/home', { html: documentOf('Hola'), delay: 100 });
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => get(`/home?fbclid=${index}`)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const renders = next.heard.filter(({ headers }) => !headers['if-none-match']);
  expect(renders).toHaveLength(1);
});

test('a private page is made anew for each visitor, and says itself how it is kept', async () => {
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  next.pages.set('/boleto/abc', { html: documentOf('Mi boleto'), headers });
  for (let visits = 1; visits <= 2; visits += 1) {
    const answer = await get('/boleto/abc', { accept: 'text/html' });
    expect(answer.text).toContain('Mi boleto');
    expect(answer.headers).toMatchObject({
      ...headers,
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(next.heard).toHaveLength(visits);
  }
});

test('whatever private address does not exist, the answer is the same', async () => {
  next.pages.set('/sin-boleto', { html: documentOf('No existe', MISSING_MARKER) });
  const tried = ['/boleto/one', '/boleto/two.jpg', '/boleto/%C3%B1/three'];
  for (const path of tried) {
    next.pages.set(path, {
      status: 404,
      html: documentOf(path),
      headers: { 'cache-control': 'no-store' },
    });
  }
  const answers = await Promise.all(tried.map((path) => get(path, { accept: 'text/html' })));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([answers[0]?.text]));
  expect(answers[0]?.text).toContain('No existe');
});

test('a page comes small, whole and with a name of its version', async () => {
  next.pages.set('/home', { html: documentOf('Hola') });
  const plain = await get('/home');
  const br = await get('/home', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/home', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.text).toBe(documentOf('Hola'));
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
  expect(gunzipSync(gz.body).toString()).toBe(plain.text);
  for (const { headers } of [plain, br, gz]) {
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: plain.headers.etag });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }

  const known = await get('/home', { 'if-none-match': `"x", ${plain.headers.etag}` });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);

  const head = await ask(front.origin, { method: 'HEAD', path: '/home' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(plain.headers['content-length']);
});

test('a document says what a browser may do with it', async () => {
  next.pages.set('/home', { html: documentOf('<script>alert(1)</script>') });
  const { headers } = await get('/home');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(warnings).toEqual([expect.stringContaining('alert(1)')]);
});

test('nothing a visitor sends but the path reaches a shared page', async () => {
  next.pages.set('/home', { html: documentOf('Hola') });
  await get('/home?x=1', {
    host: 'evil.example',
    cookie: '__prerender_bypass=1',
    forwarded: 'host=evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-middleware-rewrite': '/admin',
    'x-middleware-subrequest': 'middleware',
    'x-nextjs-data': '1',
    'accept-language': 'xx',
    authorization: 'Basic x',
    'next-router-prefetch': '1',
  });
  expect(next.heard).toHaveLength(1);
  expect(next.heard[0]?.url).toBe('/home');
  expect(Object.keys(next.heard[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(JSON.stringify(next.heard[0]?.headers)).not.toContain('evil');
});

test.each([
  ['Set-Cookie', { 'set-cookie': 'a=1' }],
  ['private', { 'cache-control': 'private, s-maxage=60' }],
  ['no-store', { 'cache-control': 'no-store' }],
  ['no s-maxage', { 'cache-control': 'public, max-age=60' }],
])('an answer with %s is made for each visitor, under the same policy', async (_name, headers) => {
  next.pages.set('/cuenta', { html: documentOf('<script>alert(1)</script>'), headers });
  await get('/cuenta', { cookie: 'who=ana' });
  const asked = next.heard.length;
  const answer = await get('/cuenta', { cookie: 'who=eva' });
  expect(next.heard.slice(asked).at(-1)?.headers.cookie).toBe('who=eva');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.headers['cache-control']).toMatch(/private|no-store/);
});

test.each([
  ['/rifa/1', { rsc: '0' }],
  ['/rifa/1', { rsc: '', accept: '*/*', 'accept-encoding': 'gzip' }],
  ['/rifa/1', { rsc: '1', accept: 'text/x-component', 'accept-encoding': 'gzip' }],
  ['/boleto/1', { rsc: '0', accept: 'application/json', 'accept-encoding': 'gzip' }],
  ['/boleto/1', { accept: '*/*', 'accept-encoding': 'br' }],
  ['/rifa/1.css', { accept: 'text/css', 'accept-encoding': 'gzip' }],
  ['/nada.html', { accept: '*/*', 'accept-encoding': 'gzip' }],
])('a document wears its headers, however it is asked for: %s %j', async (path, headers) => {
  const html = documentOf('Moto<script>alert(1)</script>');
  next.pages.set(path, { html });
  const answer = await get(path, headers);
  const unpacked = unpack(answer);
  expect(unpacked).toContain('Moto');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(answer.headers['cache-control']).toMatch(/max-age=0, must-revalidate|private|no-store/);
  expect(answer.headers['cache-control']).not.toMatch(/s-maxage|stale/);
});

function unpack({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return encoding === 'br' ? brotliDecompressSync(body).toString() : body.toString();
}

test("what only looks as if it asked for React's format gets the page that is held", async () => {
  next.pages.set('/rifa/1', { html: documentOf('Moto') });
  for (const rsc of ['0', '', 'true']) await get('/rifa/1', { rsc });
  expect(next.heard).toHaveLength(1);
});

test('a document that Next compressed passes a HEAD', async () => {
  next.pages.set('/nada.html', { html: documentOf('Moto') });
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await ask(front.origin, { method: 'HEAD', path: '/nada.html', headers });
  expect([answer.status, answer.body.length]).toEqual([200, 0]);
});

test("a raffle's address that ends as a file does is a page that is kept like any other", async () => {
  next.pages.set('/rifa/1.css', { html: documentOf('No existe', MISSING_MARKER) });
  const answers = [await get('/rifa/1.css', { accept: 'text/css' }), await get('/rifa/1.css')];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(next.heard).toHaveLength(1);
});

test.each([
  ['s-maxage=60, stale-while-revalidate=31535940', 'private, no-cache'],
  ['public, max-age=300', 'public, max-age=300'],
  [undefined, 'no-store'],
])('what the front does not hold: %s is told as %s', async (said, told) => {
  const headers = { 'content-type': 'text/x-component', 'cache-control': said };
  next.pages.set('/rifa/1?_rsc=1', { html: 'flight', headers });
  const answer = await get('/rifa/1?_rsc=1', { rsc: '1' });
  expect([answer.text, answer.headers['cache-control']]).toEqual(['flight', told]);
});

test.each(['Host: a\r\nHost: b', 'Host: a\r\nhost: a'])(
  'two names of the shop are one too many: %j',
  async (hosts) => {
    next.pages.set('/home', { html: documentOf('Hola') });
    const socket = connect(front.port, '127.0.0.1');
    socket.write(`GET /home HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [^]*nombra dos sitios/);
    expect(next.heard).toHaveLength(0);
    expect(warnings).toEqual(['Refused: two-hosts']);
  },
);

test("React's own format is never taken for the page", async () => {
  next.pages.set('/home', { html: 'flight', headers: { 'content-type': 'text/x-component' } });
  expect((await get('/home', { rsc: '1' })).text).toBe('flight');
  next.pages.set('/home', { html: documentOf('Hola') });
  expect((await get('/home')).text).toBe(documentOf('Hola'));
  expect((await get('/home?_rsc=abc')).text).toBe(documentOf('Hola'));
});

test('a redirect keeps what the visitor came with', async () => {
  const { status, headers } = await get('/ofertas?utm_source=whatsapp');
  expect([status, headers.location]).toEqual([307, '/home?utm_source=whatsapp']);
});

test('the marker makes a whole page a 404, and what is published a moment later shows', async () => {
  next.pages.set('/rifa/1', { html: documentOf('No existe', MISSING_MARKER) });
  const missing = await get('/rifa/1');
  expect([missing.status, missing.text]).toEqual([404, documentOf('No existe', MISSING_MARKER)]);

  next.pages.set('/rifa/1', { html: documentOf('Moto', '<title>Moto</title>') });
  const aSecondLater = Date.now() + 1001;
  jest.spyOn(Date, 'now').mockReturnValue(aSecondLater);
  expect(await get('/rifa/1')).toMatchObject({
    status: 200,
    text: documentOf('Moto', '<title>Moto</title>'),
  });
});

test('while Next is dead, pages seen before stay and others say so', async () => {
  next.pages.set('/home', { html: documentOf('Hola') });
  await get('/home');
  await next.close();
  expect(await get('/home')).toMatchObject({ status: 200, text: documentOf('Hola') });

  const unseen = await get('/rifa/1');
  expect(unseen.status).toBe(503);
  expect(unseen.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(unseen.text).toMatch(/<html lang="es-VE">[\s\S]*Un momento, por favor/);
  expect(unseen.headers['content-security-policy']).toContain("default-src 'none'");
});

test('an error of Next is not shown and not kept', async () => {
  next.pages.set('/rifa/1', { status: 500, html: documentOf('<!-- digest -->') });
  expect(await get('/rifa/1')).toMatchObject({ status: 503 });
  next.pages.set('/rifa/1', { html: documentOf('Moto') });
  expect((await get('/rifa/1')).status).toBe(200);
});

test('static files are ours: the smallest form, for ever, 304, and a plain 404', async () => {
  const br = await get('/_next/static/a.js', { 'accept-encoding': 'br' });
  expect([br.text, br.headers['content-encoding']]).toEqual(['br', 'br']);
  expect(br.headers['cache-control']).toContain('immutable');
  expect((await get('/_next/static/a.js')).text).toBe('let a');
  expect((await get('/_next/static/a.js', { 'if-none-match': 'W/"a"' })).status).toBe(304);
  expect((await get('/_next/static/nada.js')).status).toBe(404);
  expect(next.heard).toHaveLength(0);
});

test.each<[string, string, number]>([
  ['TRACE', '/home', 405],
  ['PROPFIND', '/home', 405],
  ['POST', '/home', 405],
  ['POST', '/rifa/a.b', 405],
  ['OPTIONS', '/_next/data', 405],
  ['DELETE', '/uploads/rifa/a.jpg', 405],
  ['GET', '/_next/data/x', 404],
  ['GET', '/_next/image?url=/uploads/rifa/a.jpg&w=640&q=75', 404],
  ['GET', '/uploads/rifa/%zz', 400],
  ['GET', `/home?${'x'.repeat(8192)}`, 414],
  ['GET', '/rifa/a%2Fb', 400],
  ['GET', '/rifa/a%5cb', 400],
  ['GET', '/rifa/%00', 400],
  ['GET', '/home#a', 400],
  ['GET', '/rifa/%zz', 400],
  ['GET', '/rifa/../api', 400],
  ['GET', '/rifa/%2e%2e/api', 400],
  ['GET', 'http://evil.example/home', 400],
])('%s %.40s is turned away with %i', async (method, path, status) => {
  expect((await ask(front.origin, { method, path })).status).toBe(status);
  expect(next.heard).toHaveLength(0);
});

test('nothing is posted to a page, whatever the request claims to be', async () => {
  const headers = { rsc: '1', 'next-action': 'a'.repeat(42), accept: 'text/x-component' };
  const answer = await ask(front.origin, { method: 'POST', path: '/home', headers, body: '[]' });
  expect(answer.status).toBe(405);
  expect(next.heard).toHaveLength(0);
});

test('doubled slashes lead to the plain path, never to another host', async () => {
  const { status, headers } = await get('//evil.example//home?a=1');
  expect([status, headers.location]).toEqual([308, '/evil.example/home?a=1']);
});

test('letters and digits spelled out lead to the one address of the page', async () => {
  const { status, headers } = await get('/r%69fa/%36%5F%C3%B1%20?a=%61');
  expect([status, headers.location]).toEqual([308, '/rifa/6_%C3%B1%20?a=%61']);
});
