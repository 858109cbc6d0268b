import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { ask } from '../testing/ask';
import { documentOf } from '../testing/fake-next';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite, get } = frontOfSuite();

const RAFFLE = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const TICKETS = `/api/raffles/${RAFFLE}/tickets?limit=60`;
const SHARED = { 'content-type': 'application/json', 'cache-control': 's-maxage=2' };
const OWN = { ...SHARED, 'cache-control': 'no-store' };

const give = (path: string, html: string, headers: Record<string, string> = SHARED, status = 200) =>
  suite.next.pages.set(path, { html, headers, status });

const asked = () => suite.next.heard.map(({ url }) => url);

/** On a busy machine an answer would be out of date before it is asked for again. */
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(performance.now()));

test('numbers come compressed, are no copy for others, and cost no byte when they are known', async () => {
  give(TICKETS, '{"tickets":[7]}');
  const packed = await get(TICKETS, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.body).toString()).toBe('{"tickets":[7]}');
  expect(packed.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  const known = await get(TICKETS, { 'if-none-match': String(packed.headers.etag) });
  expect([known.status, known.text]).toEqual([304, '']);
  expect(asked()).toHaveLength(1);
});

test('each visitor without a token gets one of its own with the shared numbers, and others keep theirs', async () => {
  give(TICKETS, '[7]');
  const [one, other] = [await get(TICKETS), await get(TICKETS)];
  const [first = '', second] = [one, other].map(({ headers }) => String(headers['set-cookie']));
  expect(first).toMatch(/^__Host-shop-XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax; Secure$/);
  expect(second).not.toBe(first);
  const known = await get(TICKETS, { cookie: first.split(';')[0] ?? '' });
  expect(known.headers).not.toHaveProperty('set-cookie');
  expect(asked()).toEqual([TICKETS]);
});

test.each([
  ['winner', `/api/raffles/${RAFFLE}/winner`],
  ['raffle', `/api/raffles/${RAFFLE}`],
  ['numbers of a search', `/api/raffles/${RAFFLE}/tickets?search=7`],
])('the %s is held too', async (_, path) => {
  give(path, '{}');
  for (let visit = 0; visit < 3; visit += 1) expect((await get(path)).status).toBe(200);
  expect(asked()).toEqual([path]);
});

test.each([
  ['a visitor’s own tickets', `/api/raffles/${RAFFLE}/verification?query=V1`],
  ['a draw', `/api/raffles/${RAFFLE}/draw?count=2`],
  ['a payment', '/api/payments/some-key'],
])('%s are held for nobody, even if they said so', async (_, path) => {
  give(path, '{}');
  for (let visit = 0; visit < 2; visit += 1) await get(path);
  expect(asked()).toEqual([path, path]);
});

test.each<[string, Record<string, string>, number]>([
  ['is one visitor’s own', OWN, 200],
  ['refuses', { ...OWN, 'retry-after': '5' }, 429],
  ['is a failure', { ...OWN, 'retry-after': '5' }, 502],
])('an answer that %s goes to that visitor alone, once', async (_, headers, status) => {
  give(TICKETS, '{"ok":false}', headers, status);
  const answers = [await get(TICKETS), await get(TICKETS)];
  for (const answer of answers) {
    expect([answer.status, answer.text]).toEqual([status, '{"ok":false}']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['retry-after']).toBe(headers['retry-after']);
  }
  expect(asked()).toHaveLength(2);
});

test('visitors who waited for an answer that is another’s ask for themselves', async () => {
  suite.next.pages.set(TICKETS, { html: '{"ok":false}', headers: OWN, status: 429, delay: 50 });
  const from = (client: string) => get(TICKETS, { 'x-forwarded-for': client });
  await Promise.all([from('186.88.1.1'), from('186.88.1.2')]);
  const clients = suite.next.heard.map(({ headers }) => headers['x-forwarded-for']);
  expect(clients).toHaveLength(2);
  expect(clients[0]).toMatch(/^186\.88\.1\.1, /);
  expect(clients[1]).toMatch(/^186\.88\.1\.2, /);
});

test('Next that fails is told as such, and asked again', async () => {
  await suite.next.close();
  const answer = await get(TICKETS);
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ ok: false, reason: 'no-answer' });
});

test('a document in place of numbers goes out under the policy', async () => {
  give(TICKETS, documentOf('<script>alert(1)</script>'), { 'content-type': 'text/html' });
  expect((await get(TICKETS)).headers['content-security-policy']).toContain("script-src 'self';");
});

test('what the router gets of a page depends on nothing but its path', async () => {
  const headers = { ...SHARED, 'content-type': 'text/x-component' };
  give('/rifa/1?_rsc', 'flight', headers);
  const trees = ['%5B%22one%22%5D', '%5B%22two%22%5D'];
  for (const tree of trees) {
    const answer = await get(`/rifa/1?_rsc=${tree.length}&fbclid=1`, {
      rsc: '1',
      'next-router-state-tree': tree,
      cookie: 'a=1',
    });
    expect(answer.text).toBe('flight');
  }
  expect(asked()).toEqual(['/rifa/1?_rsc']);
  expect(suite.next.heard[0]?.headers).not.toHaveProperty('next-router-state-tree');
  expect(suite.next.heard[0]?.headers).not.toHaveProperty('cookie');
});

test('nothing that one visitor sends can change or hold up what others get', async () => {
  give(TICKETS, '[7]');
  const headers = {
    'content-length': '5',
    'x-forwarded-for': '186.88.1.1',
    'accept-language': 'xx',
    authorization: 'Basic x',
    rsc: '0',
    'next-router-prefetch': '1',
    range: 'bytes=0-1',
    'if-none-match': '*',
    cookie: 'a=1',
  };
  const slow = request(suite.front.origin + TICKETS, { headers }).on('error', () => {});
  slow.flushHeaders();
  expect((await get(TICKETS)).text).toBe('[7]');
  slow.destroy();
  const [heard] = suite.next.heard;
  expect(Object.keys(heard?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'cookie',
    'host',
    'user-agent',
    'x-forwarded-for',
  ]);
});

test('after a registered purchase its raffle’s numbers are asked for again at once, those of others are not', async () => {
  const others = TICKETS.replace(RAFFLE, OTHER);
  for (const path of [TICKETS, others]) {
    give(path, '[7,8]');
    await get(path);
    give(path, '[8]');
  }
  const payments = `/api/raffles/${RAFFLE}/payments`;
  give(payments, '{"ok":true}', { ...OWN, 'x-registered': 'yes' });
  await ask(suite.front.origin, { method: 'POST', path: payments });
  expect((await get(TICKETS)).text).toBe('[8]');
  expect((await get(others)).text).toBe('[7,8]');
});

test.each([
  ['payments', 403],
  ['payments', 200],
  ['x', 404],
])('a POST to %s that is answered %i sends no reader to Next', async (name, status) => {
  give(TICKETS, '[7,8]');
  await get(TICKETS);
  const path = `/api/raffles/${RAFFLE}/${name}`;
  give(path, '{}', OWN, status);
  await ask(suite.front.origin, { method: 'POST', path });
  await get(TICKETS);
  expect(asked()).toEqual([TICKETS, path]);
});

async function visitAll(paths: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const path of paths) answers.push((await get(path)).text);
  return answers;
}

const PAGES = [`/rifa/${RAFFLE}`, `/rifa/${OTHER}`, '/home', '/resultados/2'];

async function sayChanged(headers: Record<string, string>, status: number): Promise<void> {
  for (const path of PAGES) suite.next.pages.set(path, { html: documentOf('vieja') });
  await visitAll(PAGES);
  for (const path of PAGES) suite.next.pages.set(path, { html: documentOf('nueva') });
  give('/api/revalidate', '{}', { ...OWN, ...headers }, status);
  await ask(suite.front.origin, { method: 'POST', path: '/api/revalidate' });
}

test.each<[string | null, number, string[]]>([
  [RAFFLE, 200, ['nueva', 'vieja', 'nueva', 'nueva']],
  ['all', 200, ['nueva', 'nueva', 'nueva', 'nueva']],
  [null, 403, ['vieja', 'vieja', 'vieja', 'vieja']],
])('after a change of %s was told (%i) the pages are %j', async (changed, status, expected) => {
  await sayChanged(changed === null ? {} : { 'x-revalidated': changed }, status);
  expect(await visitAll(PAGES)).toEqual(expected.map((word) => documentOf(word)));
  expect(suite.changes).toEqual(changed === null ? [] : [changed]);
});

test('no other answer can say that something changed', async () => {
  suite.next.pages.set('/home', { html: documentOf('vieja') });
  await get('/home');
  suite.next.pages.set('/home', { html: documentOf('nueva') });
  give('/api/other', '{}', { ...OWN, 'x-revalidated': 'all' });
  await ask(suite.front.origin, { method: 'POST', path: '/api/other' });
  expect((await get('/home')).text).toBe(documentOf('vieja'));
});
