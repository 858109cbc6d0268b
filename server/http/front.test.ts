import type timers from 'node:timers/promises';
import { until } from '@/lib/testing/until';
import { documentOf, MISSING_MARKER } from '../testing/fake-next';
import { frontOfSuite } from '../testing/front-of-suite';

let renew: () => void;

jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof timers>('node:timers/promises');
  const setTimeout: typeof real.setTimeout = (ms, value) =>
    ms === 30_000
      ? new Promise((resolve) => (renew = () => resolve(value!)))
      : real.setTimeout(ms, value);
  return { ...real, setTimeout };
});

const { suite, get } = frontOfSuite();

test('every 30 s the front makes anew the pages that somebody asked for', async () => {
  suite.next.pages.set('/home', { html: documentOf('Hola') });
  await get('/home');
  const aMinuteLater = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(aMinuteLater);
  renew();
  await until(() => suite.next.heard.length === 2);
  expect(suite.next.heard[1]?.url).toBe('/home');
});

test('whatever private address does not exist, the answer is the same', async () => {
  suite.next.pages.set('/sin-boleto', { html: documentOf('No existe', MISSING_MARKER) });
  const tried = ['/boleto/one', '/boleto/two-2', '/boleto/%C3%B1/three'];
  for (const path of tried) {
    suite.next.pages.set(path, {
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

test('nothing a visitor sends but the path reaches a shared page', async () => {
  suite.next.pages.set('/home', { html: documentOf('Hola') });
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
  expect(suite.next.heard).toHaveLength(1);
  expect(suite.next.heard[0]?.url).toBe('/home');
  expect(Object.keys(suite.next.heard[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'content-security-policy',
    'host',
    'user-agent',
  ]);
  expect(JSON.stringify(suite.next.heard[0]?.headers)).not.toContain('evil');
});

test.each([
  ['public, max-age=300', 'public, max-age=300'],
  [undefined, 'no-store'],
])('an answer that the front does not hold sends %s on as %s', async (said, told) => {
  const headers = { 'content-type': 'text/x-component', 'cache-control': said };
  suite.next.pages.set('/rifa/1?_rsc', { html: 'flight', headers });
  const answer = await get('/rifa/1?_rsc=1', { rsc: '1' });
  expect([answer.text, answer.headers['cache-control']]).toEqual(['flight', told]);
});

test("React's own format is never taken for the page", async () => {
  suite.next.pages.set('/home?_rsc', {
    html: 'flight',
    headers: { 'content-type': 'text/x-component' },
  });
  expect((await get('/home', { rsc: '1' })).text).toBe('flight');
  suite.next.pages.set('/home', { html: documentOf('Hola') });
  expect((await get('/home')).text).toBe(documentOf('Hola'));
  expect((await get('/home?_rsc=abc')).text).toBe(documentOf('Hola'));
});

test('the marker makes a whole page a 404, and a raffle published a moment later shows', async () => {
  suite.next.pages.set('/rifa/1', { html: documentOf('No existe', MISSING_MARKER) });
  const missing = await get('/rifa/1');
  expect([missing.status, missing.text]).toEqual([404, documentOf('No existe', MISSING_MARKER)]);

  suite.next.pages.set('/rifa/1', { html: documentOf('Moto', '<title>Moto</title>') });
  const aSecondLater = performance.now() + 1001;
  jest.spyOn(performance, 'now').mockReturnValue(aSecondLater);
  expect(await get('/rifa/1')).toMatchObject({
    status: 200,
    text: documentOf('Moto', '<title>Moto</title>'),
  });
});

test('a page of which a part failed is made anew for the next visitor', async () => {
  suite.next.pages.set('/home', { html: documentOf('<a href="">Intentar de nuevo</a>') });
  expect((await get('/home')).text).toContain('Intentar de nuevo');
  suite.next.pages.set('/home', { html: documentOf('Rifas') });
  const aSecondLater = performance.now() + 1000;
  jest.spyOn(performance, 'now').mockReturnValue(aSecondLater);
  expect((await get('/home')).text).toContain('Rifas');
});

test('while Next is dead, pages seen before stay and others report it', async () => {
  suite.next.pages.set('/home', { html: documentOf('Hola') });
  await get('/home');
  await suite.next.close();
  expect(await get('/home')).toMatchObject({ status: 200, text: documentOf('Hola') });

  const unseen = await get('/rifa/1');
  expect(unseen.status).toBe(503);
  expect(unseen.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store, no-transform',
  });
  expect(unseen.text).toMatch(/<html lang="es-VE">[\s\S]*Un momento, por favor/);
  expect(unseen.headers['content-security-policy']).toContain("default-src 'none'");
});

test('an error of Next is not shown and not kept', async () => {
  suite.next.pages.set('/rifa/1', { status: 500, html: documentOf('<!-- digest -->') });
  expect(await get('/rifa/1')).toMatchObject({ status: 503 });
  expect(suite.warnings).toEqual(['Next could not make a page: /rifa/1: Error: Next answered 500']);
  suite.next.pages.set('/rifa/1', { html: documentOf('Moto') });
  expect((await get('/rifa/1')).status).toBe(200);
});

test('static files are ours: the smallest form, for ever, 304, and a plain 404', async () => {
  const br = await get('/_next/static/a.js', { 'accept-encoding': 'br' });
  expect([br.text, br.headers['content-encoding']]).toEqual(['br', 'br']);
  expect(br.headers['cache-control']).toContain('immutable');
  expect((await get('/_next/static/a.js')).text).toBe('let a');
  expect((await get('/_next/static/a.js', { 'if-none-match': 'W/"a"' })).status).toBe(304);
  const missing = await get('/_next/static/nada.js');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(suite.next.heard).toHaveLength(0);
});

test('a client may take 15 s to ask and five minutes to send, and come back within 65 s', () => {
  expect(suite.front.server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    // Not cut off for a silence in between.
    timeout: 0,
  });
});
