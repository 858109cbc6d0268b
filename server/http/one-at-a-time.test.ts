import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen, type Listening } from '../testing/listen';
import { oneAtATime } from './one-at-a-time';

let shop: Listening;
let begun: { url: string; res: ServerResponse }[];
let onBegun: () => void;

beforeEach(async () => {
  begun = [];
  onBegun = () => {};
  shop = await listen(
    createServer(
      oneAtATime((req, res) => {
        begun.push({ url: req.url ?? '', res });
        onBegun();
      }),
    ),
  );
});
afterEach(() => shop.close());

const asked = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`;

test('pipelined requests are begun one after the other, and answered in order', async () => {
  onBegun = () => {
    const { url, res } = begun.at(-1) ?? {};
    setImmediate(() => {
      expect(begun.at(-1)?.url).toBe(url);
      res?.end(url);
    });
  };
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(asked('/1') + asked('/2') + asked('/3', 'close'));
  expect((await text(socket)).match(/^\/\d/gm)).toEqual(['/1', '/2', '/3']);
});

test('a thousand requests in one packet begin one, and close the connection', async () => {
  let came = 0;
  let over = 0;
  shop.server.prependListener('request', (_req: unknown, res: ServerResponse) => {
    came += 1;
    res.once('close', () => (over += 1));
  });
  const socket = connect(shop.port, '127.0.0.1').on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Array.from({ length: 1000 }, (_, index) => asked(`/${index}`)).join(''));
  await closed;
  expect(begun.map(({ url }) => url)).toEqual(['/0']);
  expect(came).toBeGreaterThan(10);
  expect(over).toBe(came);
});

test.each([
  [17, 17],
  [18, 1],
])('%i requests in one packet begin %i, as sixteen may wait', async (sent, begins) => {
  onBegun = () => setImmediate(() => begun.at(-1)?.res.end('ok'));
  const socket = connect(shop.port, '127.0.0.1').on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  const kept = Array.from({ length: sent - 1 }, (_, index) => asked(`/${index}`)).join('');
  socket.write(kept + asked('/last', 'close'));
  await closed;
  expect(begun).toHaveLength(begins);
});

test('a request that waited on a connection that closed is not begun, and is over', async () => {
  const over: (string | undefined)[] = [];
  const all = new Promise<void>((resolve) => {
    shop.server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
      res.once('close', () => {
        if (over.push(req.url) === 3) resolve();
      });
      if (req.url === '/3') setImmediate(() => socket.destroy());
    });
  });
  const socket = connect(shop.port, '127.0.0.1').on('error', () => {});
  socket.write(asked('/1') + asked('/2') + asked('/3'));
  await all;
  expect(begun.map(({ url }) => url)).toEqual(['/1']);
});

test('a connection that is used again and again is listened to once', async () => {
  const listeners: number[] = [];
  shop.server.prependListener('request', ({ socket }: IncomingMessage) => {
    listeners.push(socket.listenerCount('close'));
  });
  onBegun = () => begun.at(-1)?.res.end('ok');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; turn < 12; turn += 1) {
    await new Promise((resolve) => {
      get({ port: shop.port, agent }, (answer) => answer.resume().once('end', resolve));
    });
  }
  agent.destroy();
  expect(listeners).toHaveLength(12);
  expect(Math.max(...listeners.slice(1))).toBe(listeners[1]);
});
