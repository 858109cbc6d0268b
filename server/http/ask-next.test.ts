import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { listenWith, type Listening } from '../testing/listen';
import { createAskNext } from './ask-next';

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' };

let next: Listening;
let answer: RequestListener;
let heard: IncomingHttpHeaders[];

beforeEach(async () => {
  heard = [];
  next = await listenWith((req, res) => {
    heard.push(req.headers);
    answer(req, res);
  });
});
afterEach(() => next.close());

type Told = { status?: number; headers?: Record<string, string | undefined> };

/** Asks a Next that gives this answer. */
function ask({ status = 200, headers = {} }: Told, etag?: string) {
  const told = JSON.parse(JSON.stringify({ ...PAGE, ...headers })) as Record<string, string>;
  answer = (_req, res) => res.writeHead(status, told).end(status === 304 ? undefined : '<p>Moto');
  return createAskNext(() => ({ host: '127.0.0.1', port: next.port }))('/rifa/1', etag);
}

test.each([200, 404])('a page with status %i is for all visitors', async (status) => {
  expect(await ask({ status, headers: { etag: '"a"' } })).toEqual({
    kind: 'page',
    status,
    html: '<p>Moto',
    etag: '"a"',
    isStale: false,
  });
});

test.each([
  ['STALE', true],
  ['HIT', false],
  [undefined, false],
])('a page that Next calls %s is old: %s', async (state, isStale) => {
  const headers = { 'x-nextjs-cache': state };
  expect(await ask({ headers })).toMatchObject({ kind: 'page', isStale });
  expect(await ask({ status: 304, headers }, '"a"')).toEqual({ kind: 'unchanged', isStale });
});

test('a known ETag is sent, and none when there is none', async () => {
  await ask({ status: 304 }, '"a"');
  await ask({});
  expect(heard.map((headers) => headers['if-none-match'])).toEqual(['"a"', undefined]);
  for (const headers of heard) {
    expect(headers).toMatchObject({ accept: 'text/html', 'accept-encoding': 'identity' });
  }
});

test.each([300, 301, 302, 307, 308])('a redirect %i is reported', async (status) => {
  const headers = { location: '/home', 'cache-control': undefined };
  expect(await ask({ status, headers })).toEqual({ kind: 'elsewhere', status, location: '/home' });
});

test.each<[string, Told]>([
  ['sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
  ['is private', { headers: { 'cache-control': 'private, s-maxage=60' } }],
  ['must not be stored', { headers: { 'cache-control': 's-maxage=60, no-store' } }],
  ['has no lifetime', { headers: { 'cache-control': 's-maxage=0' } }],
  ['says nothing of its lifetime', { headers: { 'cache-control': undefined } }],
  ['is no document', { headers: { 'content-type': 'text/x-component' } }],
  ['does not say what it is', { headers: { 'content-type': undefined } }],
  ['has another status', { status: 201 }],
  ['names another place without leading there', { status: 201, headers: { location: '/home' } }],
  ['leads nowhere', { status: 302 }],
  ['has a choice of them', { status: 300 }],
  ['is refused', { status: 403 }],
])('an answer that %s is not for all', async (_what, told) => {
  expect(await ask(told)).toEqual({ kind: 'unshared' });
});

test.each([500, 503])('a failure of Next is reported with its status %i', async (status) => {
  const headers = { location: '/home', 'cache-control': undefined };
  await expect(ask({ status, headers })).rejects.toThrow(`Next answered ${status}`);
});

test('a Next that is not there is a failure', async () => {
  const { port } = next;
  await next.close();
  const asked = createAskNext(() => ({ host: '127.0.0.1', port }))('/home', undefined);
  await expect(asked).rejects.toThrow('ECONNREFUSED');
  next = await listenWith(() => {});
});

test('a connection is used again', async () => {
  const ports = new Set<number | undefined>();
  answer = (req, res) => {
    ports.add(req.socket.remotePort);
    res.writeHead(200, PAGE).end('<p>Moto');
  };
  const askNext = createAskNext(() => ({ host: '127.0.0.1', port: next.port }));
  await askNext('/home', undefined);
  await new Promise(setImmediate);
  await askNext('/home', undefined);
  expect(ports.size).toBe(1);
});

test('sixty-four pages are asked for at once, the next when one has come', async () => {
  const waiting: (() => void)[] = [];
  let onFull = () => {};
  const full = new Promise<void>((resolve) => (onFull = resolve));
  answer = (req, res) => {
    if (req.url === '/after') return void res.end();
    waiting.push(() => res.writeHead(200, PAGE).end());
    if (waiting.length === 64) onFull();
    if (waiting.length > 64) waiting.at(-1)?.();
  };
  const askNext = createAskNext(() => ({ host: '127.0.0.1', port: next.port }));
  const asked = Array.from({ length: 70 }, (_, index) => askNext(`/rifa/${index}`, undefined));
  await full;
  // Connections come in order, so one that was opened with the others would have been heard before this one.
  await fetch(`http://127.0.0.1:${next.port}/after`);
  expect(heard).toHaveLength(64 + 1);
  for (const finish of waiting) finish();
  await Promise.all(asked);
  expect(heard).toHaveLength(70 + 1);
});

test('Next has fifteen seconds to answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const time = new AbortController();
    setTimeout(() => time.abort(), ms);
    return time.signal;
  });
  const isHeard = new Promise<void>((resolve) => (answer = () => resolve()));
  let isOver = false;
  const asked = createAskNext(() => ({ host: '127.0.0.1', port: next.port }))('/home', undefined)
    .catch((error: Error) => error.name)
    .finally(() => (isOver = true));
  await isHeard;
  await jest.advanceTimersByTimeAsync(14_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('AbortError');
  jest.useRealTimers();
  jest.restoreAllMocks();
});
