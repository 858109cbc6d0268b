import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createTransformHtml } from '../document/transform-html';
import { ask } from '../testing/ask';
import { documentOf, MISSING_MARKER, startFakeNext, type FakeNext } from '../testing/fake-next';
import { listen, type Listening } from '../testing/listen';
import { createDevelopmentFront } from './development-front';

const transformHtml = createTransformHtml(() => undefined, { sources: ["'unsafe-eval'"] });
const frontBefore = ({ port }: { port: number }) =>
  listen(createDevelopmentFront(() => ({ host: '127.0.0.1', port }), transformHtml));

let next: FakeNext;
let front: Listening;

beforeEach(async () => {
  next = await startFakeNext();
  front = await frontBefore(next);
});

afterEach(async () => {
  await front.close();
  await next.close();
});

test('a page is rendered for each request, under the policy, and 404 when it is missing', async () => {
  const html = documentOf(
    '<script nonce="">self.__next_r="a-1"</script><script>alert(1)</script>',
    MISSING_MARKER,
  );
  next.pages.set('/rifa/1', { html, headers: { 'cache-control': 'no-store' } });
  for (const visits of [1, 2]) {
    const { status, headers } = await ask(front.origin, { path: '/rifa/1' });
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'unsafe-eval' 'sha256-[^ ]+';/,
    );
    expect(next.heard).toHaveLength(visits);
  }
});

test('Next gets the page that its router asks for, and nothing forged', async () => {
  const headers = { rsc: '1', 'x-nextjs-request-id': 'c8a38364' };
  const forged = { 'x-forwarded-host': 'evil.example' };
  await ask(front.origin, { path: '/home', headers: { ...headers, ...forged } });
  expect(next.heard[0]?.headers).toMatchObject(headers);
  expect(next.heard[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

test('a WebSocket passes in both directions until one side ends it', async () => {
  let heard: string[] = [];
  const behind = await listen(
    createServer().on('upgrade', ({ rawHeaders }, socket) => {
      heard = rawHeaders;
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n');
      socket.once('data', (said) => socket.end(`heard ${said}`));
    }),
  );
  const itsFront = await frontBefore(behind);
  const socket = connect(itsFront.port, '127.0.0.1');
  socket.write('GET /_next/hmr HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n');
  socket.write('Upgrade: websocket\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1\.1 101 /);
  expect(heard).toEqual(['Host', 'a', 'Connection', 'Upgrade', 'Upgrade', 'websocket']);
  socket.write('hola');
  const [second] = (await once(socket, 'data')) as [Buffer];
  expect(second.toString()).toBe('heard hola');
  await once(socket, 'end');
  await itsFront.close();
  await behind.close();
});
