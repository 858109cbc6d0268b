import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, type TestResponse } from '../testing/ask';
import { documentOf } from '../testing/fake-next';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite, get } = frontOfSuite();

test('a private page is rendered for each visitor, and sets its own caching', async () => {
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  suite.next.pages.set('/boleto/abc', { html: documentOf('Mi boleto'), headers });
  for (let visits = 1; visits <= 2; visits += 1) {
    const answer = await get('/boleto/abc', { accept: 'text/html' });
    expect(answer.text).toContain('Mi boleto');
    expect(answer.headers).toMatchObject({
      ...headers,
      'cache-control': 'private, no-cache, no-transform',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(suite.next.heard).toHaveLength(visits);
  }
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['', undefined],
])('a private page comes as small as "%s" allows', async (accepted, encoding) => {
  suite.next.pages.set('/boleto/abc', { html: documentOf('Mi boleto') });
  const answer = await get('/boleto/abc', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(unpack(answer)).toContain('Mi boleto');
});

test('the styles that stand in a private page are not fetched by a header', async () => {
  const headers = { link: '</_next/static/a.css>; rel=preload; as="style"', vary: 'rsc' };
  suite.next.pages.set('/boleto/abc', { html: documentOf('Mi boleto'), headers });
  expect((await get('/boleto/abc')).headers).not.toHaveProperty('link');
});

test('a failure that Next made for one visitor is not stored', async () => {
  const headers = { 'cache-control': 'private, no-store' };
  suite.next.pages.set('/boleto/abc', { html: documentOf('No'), headers, status: 503 });
  expect((await get('/boleto/abc')).headers['cache-control']).toBe(
    'private, no-store, no-transform',
  );
});

test('a page comes small, whole and with a name of its version', async () => {
  suite.next.pages.set('/home', { html: documentOf('Hola') });
  const plain = await get('/home');
  const br = await get('/home', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/home', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.text).toBe(documentOf('Hola'));
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
  expect(gunzipSync(gz.body).toString()).toBe(plain.text);
  for (const { headers } of [plain, br, gz]) {
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: plain.headers.etag });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, no-transform');
  }

  const known = await get('/home', { 'if-none-match': `"x", ${plain.headers.etag}` });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(known.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);

  const head = await ask(suite.front.origin, { method: 'HEAD', path: '/home' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(plain.headers['content-length']);
});

test('a document says what a browser may do with it', async () => {
  suite.next.pages.set('/home', { html: documentOf('<script>alert(1)</script>') });
  const { headers } = await get('/home');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe(
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
  expect(suite.warnings).toEqual([expect.stringContaining('alert(1)')]);
});

test.each([
  ['/rifa/1', { rsc: '0' }],
  ['/rifa/1', { rsc: '', accept: '*/*', 'accept-encoding': 'gzip' }],
  ['/rifa/1', { rsc: '1', accept: 'text/x-component', 'accept-encoding': 'gzip' }],
  ['/boleto/1', { rsc: '0', accept: 'application/json', 'accept-encoding': 'gzip' }],
  ['/boleto/1', { accept: '*/*', 'accept-encoding': 'br' }],
  ['/rifa/1.css', { accept: 'text/css', 'accept-encoding': 'gzip' }],
  ['/nada.html', { accept: '*/*', 'accept-encoding': 'gzip' }],
])('a document has its headers, however it is asked for: %s %j', async (path, headers) => {
  const html = documentOf('Moto<script>alert(1)</script>');
  for (const address of [path, `${path}?_rsc`]) suite.next.pages.set(address, { html });
  const answer = await get(path, headers);
  const unpacked = unpack(answer);
  expect(unpacked).toContain('Moto');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.headers['x-frame-options']).toBe('DENY');
  expect(answer.headers['cache-control']).toMatch(/max-age=0, must-revalidate|private|no-store/);
  expect(answer.headers['cache-control']).not.toMatch(/s-maxage|stale/);
});

function unpack({ headers, body }: TestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return encoding === 'br' ? brotliDecompressSync(body).toString() : body.toString();
}
