import type { RequestListener, ServerResponse } from 'node:http';
import { ask } from '../testing/ask';
import { startFront } from '../testing/front-of-suite';
import { listenWith, type Listening } from '../testing/listen';

const BYTES = Buffer.from('una imagen');
const FOR_EVER = {
  'content-type': 'image/avif',
  'cache-control': 'public, max-age=31536000, immutable',
  etag: '"una"',
  vary: 'rsc, next-router-prefetch',
  'x-content-length': String(BYTES.length),
};

let next: Listening;
let front: Listening;
let asked: number;
let answer: RequestListener;

beforeEach(async () => {
  asked = 0;
  answer = (_req, res) => send(res);
  next = await listenWith((req, res) => {
    asked += 1;
    answer(req, res);
  });
  front = await startFront(next);
});

afterEach(async () => {
  await front.close();
  await next.close();
});

function send(res: ServerResponse, status = 200, headers: Record<string, string> = {}): void {
  res.writeHead(status, { ...FOR_EVER, ...headers }).end(BYTES);
}

function without(name: keyof typeof FOR_EVER): Record<string, string> {
  return Object.fromEntries(Object.entries(FOR_EVER).filter(([each]) => each !== name));
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(front.origin, { method, path, headers: { accept: 'image/avif,*/*', ...headers } });

test('an immutable picture is asked for once', async () => {
  const first = await get('/uploads/rifa/a.jpg?w=640.avif');
  const second = await get('/uploads/rifa/a.jpg?w=640.avif', { accept: '*/*' });
  expect(asked).toBe(1);
  expect([second.status, second.body]).toEqual([200, BYTES]);
  const date = expect.any(String);
  expect({ ...second.headers, date }).toEqual({ ...first.headers, date });
  expect(second.headers).toMatchObject({ 'content-length': String(BYTES.length) });
  expect(second.headers).not.toHaveProperty('vary');
});

test('a held picture answers HEAD and If-None-Match, and leaves ranges to Next', async () => {
  await get('/uploads/rifa/a.jpg');
  const head = await get('/uploads/rifa/a.jpg', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(BYTES.length));
  const known = await get('/uploads/rifa/a.jpg', { 'if-none-match': '"una"' });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(known.headers['content-length']).toBeUndefined();
  expect(asked).toBe(1);
});

test.each<[string, number, Record<string, string>]>([
  ['an error', 503, {}],
  ['a picture for a minute', 200, { 'cache-control': 'public, max-age=60' }],
  ['a picture for one visitor', 200, { 'cache-control': 'private, immutable' }],
  ['an answer that sets a cookie', 200, { 'set-cookie': 'a=1' }],
  ['an answer that is no picture', 200, { 'content-type': 'text/plain' }],
  ['a picture that came packed', 200, { 'content-encoding': 'gzip' }],
])('%s is not held', async (_what, status, headers) => {
  answer = (_req, res) => send(res, status, headers);
  await get('/uploads/rifa/a.jpg');
  await get('/uploads/rifa/a.jpg');
  expect(asked).toBe(2);
});

test('a picture without a name of its version is not held', async () => {
  answer = (_req, res) => res.writeHead(200, without('etag')).end(BYTES);
  await get('/uploads/rifa/a.jpg');
  expect((await get('/uploads/rifa/a.jpg')).headers).not.toHaveProperty('etag');
  expect(asked).toBe(2);
});

test('a HEAD request makes no picture held', async () => {
  await get('/uploads/rifa/a.jpg', {}, 'HEAD');
  expect((await get('/uploads/rifa/a.jpg')).body).toEqual(BYTES);
  expect(asked).toBe(2);
});

test.each([
  [2 ** 19, 1],
  [2 ** 19 + 1, 2],
])('a picture of %i bytes is asked for %i times', async (length, times) => {
  const large = Buffer.alloc(length, 7);
  answer = (_req, res) => res.writeHead(200, without('x-content-length')).end(large);
  for (let visit = 1; visit <= 2; visit += 1) {
    expect((await get('/uploads/rifa/a.jpg')).body.equals(large)).toBe(true);
  }
  expect(asked).toBe(times);
});

test.each([
  [63, 0],
  [64, 1],
])(
  'after %i pictures of half a megabyte, the first is asked for again %i times',
  async (many, again) => {
    const large = Buffer.alloc(2 ** 19, 7);
    answer = (_req, res) => res.writeHead(200, without('x-content-length')).end(large);
    for (let picture = 1; picture <= many; picture += 1) await get(`/uploads/rifa/${picture}.jpg`);
    await get('/uploads/rifa/1.jpg');
    expect(asked).toBe(many + again);
  },
);

test('a picture cut off on its way is not held', async () => {
  answer = (_req, res) => {
    res.writeHead(200, { ...FOR_EVER, 'x-content-length': '1000', 'content-length': '1000' });
    res.write(BYTES, () => res.destroy());
  };
  await expect(get('/uploads/rifa/a.jpg')).rejects.toThrow();
  answer = (_req, res) => send(res);
  expect((await get('/uploads/rifa/a.jpg')).body).toEqual(BYTES);
  expect(asked).toBe(2);
});
