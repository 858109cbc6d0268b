import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Sendable } from '../cache/sendable';
import { KNOWN_CONTRACT } from '../next-seam/page-contract';
import { createTransformHtml } from '../next-seam/transform-html';
import { ask, type Answer } from '../testing/ask';
import { listen, listenWith, type Listening } from '../testing/listen';
import { createFront } from './front';

const OF_CLIENT = 16;
const PAGES_OF_CLIENT = 8;
const PAGES_OF_ALL = 48;
const SCRIPT: Sendable = {
  status: 200,
  etag: 'W/"a"',
  headers: {},
  bodies: { identity: Buffer.from('let a') },
};

let next: Listening;
let front: Listening;
/** Asked of Next and not answered yet, by path. */
let open: Map<string, ServerResponse>;
let heard: (path: string) => Promise<void>;

beforeEach(async () => {
  open = new Map();
  let notice = () => {};
  next = await listenWith((req, res) => {
    open.set(req.url ?? '', res);
    notice();
  });
  heard = async (path) => {
    while (!open.has(path)) await new Promise<void>((resolve) => (notice = resolve));
  };
  front = await listen(
    createFront({
      upstream: () => ({ host: '127.0.0.1', port: next.port }),
      files: new Map([['/sw.js', SCRIPT]]),
      isHttps: false,
      trustedProxies: ['127.0.0.0/8'],
      transformHtml: createTransformHtml(KNOWN_CONTRACT, () => undefined),
      warn: () => {},
    }),
  );
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await front.close();
  await next.close();
});

type Door = { path: string; method?: string; headers?: Record<string, string>; body?: string };

const from = (client: string, { headers, ...door }: Door): Promise<Answer> =>
  ask(front.origin, { ...door, headers: { ...headers, 'x-forwarded-for': client } });

/** So many of one client that the next one has to wait. */
async function takeAllPlaces(client: string): Promise<void> {
  for (let index = 0; index < OF_CLIENT; index += 1) {
    const path = `/api/x/${index}`;
    void from(client, { path }).catch(() => {});
    await heard(path);
  }
}

const doors: [string, Door][] = [
  ['data of the router', { path: '/boleto/x?_rsc', headers: { rsc: '1' } }],
  ['a digital ticket', { path: '/boleto/x' }],
  ['a picture', { path: '/uploads/rifa/a.jpg?w=384' }],
  ['the metrics', { path: '/api/metrics' }],
  ['an unknown part of the API', { path: '/api/nowhere' }],
  ['a method that is not there', { path: '/api/raffles', method: 'DELETE' }],
];

test.each(doors)('%s waits behind 16 of its own client, and for nobody else', async (_, door) => {
  await takeAllPlaces('200.8.1.1');
  const waiting = from('200.8.1.1', door);
  await once(front.server, 'request');
  const other = from('186.88.1.1', door);
  const { path } = door;
  await heard(path);
  open.get(path)?.writeHead(307, { location: '/otro' }).end();
  expect((await other).headers.location).toBe('/otro');
  expect(open.get(path)?.writableEnded).toBe(true);
  open.delete(path);
  open.get('/api/x/0')?.end();
  await heard(path);
  open.get(path)?.writeHead(307, { location: '/al-fin' }).end();
  expect((await waiting).headers.location).toBe('/al-fin');
});

test.each<[string, Door]>([
  ['a purchase', { path: '/api/raffles/a/payments', method: 'POST', body: 'x' }],
  ['the question after its outcome', { path: '/api/payments/some-key' }],
  ['a balancer', { path: '/api/health/ready' }],
])('%s waits behind nothing of that', async (_, door) => {
  await takeAllPlaces('200.8.1.1');
  const answer = from('200.8.1.1', door);
  await heard(door.path);
  open.get(door.path)?.end('sí');
  expect((await answer).text).toBe('sí');
});

/** A page that is held from now on. */
async function hold(path: string): Promise<void> {
  const answer = from('186.88.1.1', { path });
  await heard(path);
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' };
  open.get(path)?.writeHead(200, headers).end('<p>Moto');
  await answer;
  open.delete(path);
}

/** Visits that end at once, each when the front has heard of it. */
async function visitAndGoAway(visits: { client: string; path: string }[]): Promise<void> {
  for (const { client, path } of visits) {
    const visit = request(front.origin + path, { headers: { 'x-forwarded-for': client } });
    visit.on('error', () => {}).end();
    const [, res] = (await once(front.server, 'request')) as [IncomingMessage, ServerResponse];
    const over = once(res, 'close');
    visit.destroy();
    await over;
  }
}

const madeUp = (index: number) => `/rifa/${index.toString(16).padStart(24, '0')}`;

test.each([
  ['one client', PAGES_OF_CLIENT, () => '200.8.1.1'],
  ['a hundred clients', PAGES_OF_ALL, (index: number) => `200.8.1.${index}`],
])('visits of %s that end at once leave Next to held pages', async (_, most, clientOf) => {
  await hold('/home');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_000);
  await visitAndGoAway(
    Array.from({ length: 100 }, (_visit, index) => ({
      client: clientOf(index),
      path: madeUp(index),
    })),
  );
  for (let index = 0; index < most; index += 1) await heard(madeUp(index));
  await from('186.88.1.1', { path: '/home' });
  await heard('/home');
  expect([...open.keys()].filter((path) => path.startsWith('/rifa/'))).toHaveLength(most);
});

test('a page waits behind eight of its own client, and for nobody else', async () => {
  const visit = (client: string, index: number) => from(client, { path: madeUp(index) });
  for (let index = 0; index < PAGES_OF_CLIENT; index += 1) {
    void visit('200.8.1.1', index).catch(() => {});
    await heard(madeUp(index));
  }
  const waiting = visit('200.8.1.1', 100);
  await once(front.server, 'request');
  const other = visit('186.88.1.1', 101);
  await heard(madeUp(101));
  expect(open.has(madeUp(100))).toBe(false);
  open.get(madeUp(101))?.writeHead(307, { location: '/otro' }).end();
  expect((await other).headers.location).toBe('/otro');
  open.get(madeUp(0))?.writeHead(307, { location: '/otro' }).end();
  await heard(madeUp(100));
  open.get(madeUp(100))?.writeHead(307, { location: '/al-fin' }).end();
  expect((await waiting).headers.location).toBe('/al-fin');
});

test('what the front has in memory waits for nobody', async () => {
  await takeAllPlaces('200.8.1.1');
  expect((await from('200.8.1.1', { path: '/sw.js' })).text).toBe('let a');
  expect((await from('200.8.1.1', { path: '/a%2fb' })).status).toBe(400);
});

test('an answer that waits for the line of its visitor takes no place', async () => {
  const large = Buffer.alloc(20_000_000);
  const headers = { 'x-forwarded-for': '200.8.1.1' };
  const readers = Array.from({ length: OF_CLIENT }, (_, index) =>
    request(`${front.origin}/api/x/${index}`, { headers }).on('error', () => {}),
  );
  for (const [index, reader] of readers.entries()) {
    reader.end();
    await heard(`/api/x/${index}`);
    open.get(`/api/x/${index}`)?.end(large);
    await once(reader, 'response');
  }
  const answer = from('200.8.1.1', { path: '/api/y' });
  await heard('/api/y');
  open.get('/api/y')?.end('sí');
  expect((await answer).text).toBe('sí');
  for (const reader of readers) reader.destroy();
});

test('a client that went away while it waited is not asked for of Next', async () => {
  await takeAllPlaces('200.8.1.1');
  const path = '/api/gone';
  const gone = request(front.origin + path, { headers: { 'x-forwarded-for': '200.8.1.1' } });
  gone.on('error', () => {}).end();
  const [, res] = (await once(front.server, 'request')) as [IncomingMessage, ServerResponse];
  gone.destroy();
  await once(res, 'close');
  const later = from('200.8.1.1', { path: '/api/later' });
  open.get('/api/x/0')?.end();
  await heard('/api/later');
  expect(open.has(path)).toBe(false);
  open.get('/api/later')?.end();
  await later;
});

test('who waits too long is told in Spanish, and when to ask again', async () => {
  await takeAllPlaces('200.8.1.1');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const document = from('200.8.1.1', { path: '/boleto/x', headers: { accept: 'text/html' } });
  await once(front.server, 'request');
  const data = from('200.8.1.1', { path: '/api/y' });
  await once(front.server, 'request');
  jest.advanceTimersByTime(20_000);
  expect(await document).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect((await document).text).toContain('Un momento, por favor');
  expect(await data).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(JSON.parse((await data).text)).toMatchObject({ ok: false, reason: 'busy' });
});
