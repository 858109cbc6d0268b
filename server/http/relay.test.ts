import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  Agent,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { ask } from '../testing/ask';
import { listenWith, type Listening } from '../testing/listen';
import { createTransformHtml } from '../document/transform-html';
import { createRelay } from './relay';

const MEGABYTE = 2 ** 20;

let upstream: Listening;
let front: Listening;
let answer: RequestListener;
let heard: IncomingMessage[];

beforeEach(async () => {
  heard = [];
  upstream = await listenWith((req, res) => {
    heard.push(req);
    answer(req, res);
  });
  const transformHtml = createTransformHtml(() => 'p{color:red}');
  front = await listenWith(
    createRelay(() => ({ host: '127.0.0.1', port: upstream.port }), transformHtml, new Agent()),
  );
});

afterEach(async () => {
  await front.close();
  if (upstream.server.listening) await upstream.close();
});

test('thirty megabytes arrive whole, with their length', async () => {
  answer = async (req, res) => {
    const body = await buffer(req);
    res.end(`${req.headers['content-length']} ${createHash('sha256').update(body).digest('hex')}`);
  };
  const sent = randomBytes(30 * MEGABYTE);
  const { text: received } = await ask(front.origin, { method: 'POST', path: '/x', body: sent });
  expect(received).toBe(`${sent.length} ${createHash('sha256').update(sent).digest('hex')}`);
});

test('the answer of Next comes back as it was: status, headers, cookies, body', async () => {
  answer = (_req, res) => {
    res.writeHead(418, 'Soy una tetera', {
      'set-cookie': ['a=1', 'b=2'],
      'content-encoding': 'gzip',
    });
    res.end('tal cual');
  };
  const { status, headers, text: body } = await ask(front.origin, { path: '/api/x?a=%20b' });
  expect([status, body]).toEqual([418, 'tal cual']);
  expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'content-encoding': 'gzip' });
  expect(heard[0]?.url).toBe('/api/x?a=%20b');
});

test('an unchanged file keeps the lifetime that it had', async () => {
  answer = (_req, res) => res.writeHead(304, { etag: '"a"' }).end();
  const { status, headers } = await ask(front.origin, { path: '/uploads/a.jpg' });
  expect(status).toBe(304);
  expect(headers).not.toHaveProperty('cache-control');
});

test('headers of one connection stay on it, and names that could be forged are dropped', async () => {
  answer = (_req, res) => res.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1' }).end();
  const { headers } = await ask(front.origin, {
    path: '/api/x',
    headers: {
      connection: 'close, x-secret',
      'x-secret': '1',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      cookie: 'a=1',
    },
  });
  expect(headers).not.toHaveProperty('x-hop');
  expect(heard[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    cookie: 'a=1',
    host: new URL(front.origin).host,
  });
  expect(heard[0]?.headers).not.toHaveProperty('x-secret');
  expect(heard[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

test.each([
  'DELETE /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n1b\r\nGET /other HTTP/1.1\r\na: b\r\n\r\n0\r\n\r\n',
  'GET /api/x HTTP/1.1\r\nHost: a\r\nConnection: close, content-length\r\nContent-Length: 27\r\n\r\nGET /other HTTP/1.1\r\na: b\r\n',
])('a body is passed on, however its length is declared: %.20s', async (raw) => {
  const bodies: string[] = [];
  answer = async (req, res) => {
    bodies.push(await text(req));
    res.end();
  };
  const socket = connect(front.port, '127.0.0.1');
  socket.write(raw);
  await text(socket);
  expect(heard.map(({ url }) => url)).toEqual(['/api/x']);
  expect(bodies).toEqual(['GET /other HTTP/1.1\r\na: b\r\n']);
});

test('a visitor who goes away stops the transfer behind', async () => {
  const seen = new Promise<IncomingMessage>((resolve) => {
    answer = (req) => {
      req.once('data', () => resolve(req)).on('error', () => {});
    };
  });
  const outgoing = request(`${front.origin}/x`, { method: 'POST' });
  outgoing.on('error', () => {});
  outgoing.write(randomBytes(MEGABYTE));
  const req = await seen;
  outgoing.destroy();
  await new Promise((resolve) => req.once('close', resolve));
  expect(req.complete).toBe(false);
});

test('a visitor who goes away stops the answer behind', async () => {
  let isStopped: Promise<unknown> = Promise.resolve();
  answer = (_req, res) => {
    isStopped = once(res, 'close');
    res.write('principio');
  };
  const outgoing = request(`${front.origin}/api/x`).end();
  outgoing.on('error', () => {});
  const [res] = (await once(outgoing, 'response')) as [IncomingMessage];
  await once(res, 'data');
  outgoing.destroy();
  await isStopped;
});

test('a visitor who goes away before there is an answer stops the question behind', async () => {
  const asked = new Promise<ServerResponse>((resolve) => {
    answer = (_req, res) => resolve(res);
  });
  const outgoing = request(`${front.origin}/api/x`).end();
  outgoing.on('error', () => {});
  const res = await asked;
  outgoing.destroy();
  await once(res, 'close');
  expect(res.writableFinished).toBe(false);
});

test('an answer cut off behind is cut off here, never a shorter one that looks whole', async () => {
  answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.write('{"ok":');
    setImmediate(() => res.destroy());
  };
  await expect(ask(front.origin, { path: '/api/x' })).rejects.toThrow(/aborted|reset|hang up/i);
});

test('a slow visitor costs no memory: the unread rest stays behind', async () => {
  const total = 100 * MEGABYTE;
  const chunk = randomBytes(MEGABYTE);
  let written = 0;
  answer = (_req, res) => {
    const write = () => {
      while (written < total) {
        written += chunk.length;
        if (!res.write(chunk)) {
          res.once('drain', write);
          return;
        }
      }
      res.end();
    };
    write();
  };
  const outgoing = request(`${front.origin}/api/x`).end();
  const [res] = (await once(outgoing, 'response')) as [IncomingMessage];
  let read = 0;
  let farthestAhead = 0;
  for await (const piece of res) {
    read += (piece as Buffer).length;
    farthestAhead = Math.max(farthestAhead, written - read);
    await new Promise(setImmediate);
  }
  expect(read).toBe(total);
  // Two kernels buffer up to 25 MB on the way.
  expect(farthestAhead).toBeLessThan(total / 2);
});

test('an answer before the end of the body reaches a client that is still sending', async () => {
  answer = (_req, res) => {
    res.writeHead(413).end('muy grande');
  };
  const { status, text: body } = await ask(front.origin, {
    method: 'POST',
    path: '/x',
    body: randomBytes(15 * MEGABYTE),
  });
  expect([status, body]).toEqual([413, 'muy grande']);
});

test('when nobody is behind, the answer claims nothing', async () => {
  await upstream.close();
  const { status, headers, text: told } = await ask(front.origin, { path: '/api/x' });
  expect([status, JSON.parse(told)]).toMatchObject([503, { ok: false, reason: 'no-answer' }]);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});
