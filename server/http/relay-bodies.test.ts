import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../testing/ask';
import { startFront } from '../testing/front-of-suite';
import { listenWith, type Listening } from '../testing/listen';

/** More than Node reads ahead, less than the kernel accepts: all of it is sent before the answer comes. */
const BODY = Buffer.alloc(300_000, 7);
const THINKING_MS = 20;

let upstream: Listening;
let front: Listening;
let answer: RequestListener;
let accepted: Socket[];

beforeEach(async () => {
  accepted = [];
  upstream = await listenWith((req, res) => answer(req, res));
  upstream.server.on('connection', (socket) => accepted.push(socket));
  front = await startFront(upstream);
});

afterEach(async () => {
  await front.close();
  await upstream.close();
});

const BODY_AND_NEXT = Buffer.concat([
  Buffer.from(`POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: ${BODY.length}\r\n\r\n`),
  BODY,
  Buffer.from('GET /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
]);

/** Behaves like a Next route that refuses in the middle of a body: it never reads the rest. */
const refuseInTheMiddle: RequestListener = (req, res) => {
  if (req.method === 'GET' && !req.headers['content-length']) {
    res.end('honesto');
    return;
  }
  req.once('data', async () => {
    req.pause();
    await pause(THINKING_MS);
    res.writeHead(400).end('no');
  });
};

const bodies: [string, { method: string; headers: Record<string, string> }][] = [
  ['with a length', { method: 'POST', headers: { 'content-length': String(BODY.length) } }],
  ['in chunks', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } }],
  ['of a GET', { method: 'GET', headers: { 'content-length': String(BODY.length) } }],
  [
    'announced and waited with',
    { method: 'POST', headers: { 'content-length': String(BODY.length), expect: '100-continue' } },
  ],
];

test.each(bodies)(
  'a body %s that is refused in its middle holds up nobody: twenty, and twenty right behind',
  async (_, asked) => {
    answer = refuseInTheMiddle;
    const path = '/api/x';
    const twenty = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, send));
    const refused = await twenty(() => ask(front.origin, { ...asked, path, body: BODY }));
    expect(refused.map(({ status, text: told }) => `${status} ${told}`)).toEqual(
      Array(20).fill('400 no'),
    );
    const honest = await twenty(() => ask(front.origin, { path }));
    expect(honest.map(({ text: told }) => told)).toEqual(Array(20).fill('honesto'));
  },
);

test('the connection of a body to Next is closed after its answer, that of other requests is kept', async () => {
  const taken: Socket[] = [];
  answer = async (req, res) => {
    taken.push(req.socket);
    res.end(await text(req));
  };
  await ask(front.origin, { path: '/api/x' });
  await ask(front.origin, { method: 'POST', path: '/api/x', body: 'x' });
  const [kept, other] = taken as [Socket, Socket];
  expect(other === kept).toBe(false);
  if (!other.destroyed) await once(other, 'close');
  expect(kept.destroyed).toBe(false);
});

test('a body takes a connection that Next accepted before it came', async () => {
  let taken: Socket | undefined;
  answer = async (req, res) => {
    taken = req.socket;
    res.end(await text(req));
  };
  if (accepted.length === 0) await once(upstream.server, 'connection');
  const before = new Set<Socket | undefined>(accepted);
  await ask(front.origin, { method: 'POST', path: '/api/x', body: 'x' });
  expect(before.has(taken)).toBe(true);
});

test('a front that stops leaves no connection to Next', async () => {
  if (accepted.length === 0) await once(upstream.server, 'connection');
  const closed = accepted.map((socket) => once(socket, 'close'));
  await front.close();
  front = await startFront(upstream);
  await expect(Promise.all(closed)).resolves.toBeDefined();
  // Sooner than an idle connection closes of itself.
}, 10_000);

test('the next request on a connection is answered after one that was refused in its middle', async () => {
  answer = refuseInTheMiddle;
  const socket = connect(front.port, '127.0.0.1');
  socket.write(BODY_AND_NEXT);
  expect(await text(socket)).toMatch(/400 Bad Request[\s\S]*\r\nno\r\n[\s\S]*200 OK[\s\S]*honesto/);
});

test('the next request is answered, too, where Next goes away in the middle of a body', async () => {
  answer = (req, res) => {
    if (req.method === 'GET') res.end('honesto');
    else req.once('data', () => req.socket.destroy());
  };
  const socket = connect(front.port, '127.0.0.1');
  socket.write(BODY_AND_NEXT);
  expect(await text(socket)).toMatch(/503 Service Unavailable[\s\S]*200 OK[\s\S]*honesto/);
});
