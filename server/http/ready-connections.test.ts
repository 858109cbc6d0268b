import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import net, { type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listenWith, type Listening } from '../testing/listen';
import { createReadyConnections } from './ready-connections';

const READY = 32;

let upstream: Listening;
let connections: ReturnType<typeof createReadyConnections>;
let accepted: Socket[];
let asked: Socket[];

beforeEach(async () => {
  accepted = [];
  asked = [];
  upstream = await listenWith((req, res) => {
    asked.push(req.socket);
    res.end('leída');
  });
  upstream.server.on('connection', (socket) => accepted.push(socket));
  connections = createReadyConnections(() => ({ host: '127.0.0.1', port: upstream.port }));
  await untilAccepted(READY);
});

afterEach(async () => {
  connections.end();
  await upstream.close();
});

async function untilAccepted(count: number): Promise<void> {
  while (accepted.length < count) await once(upstream.server, 'connection');
}

async function send(): Promise<string> {
  const sent = request({ agent: connections, port: upstream.port, method: 'POST' }).end('cuerpo');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return text(answer);
}

test('requests take connections that were accepted before, each its own, oldest first', async () => {
  const before = [...accepted];
  expect([await send(), await send()]).toEqual(['leída', 'leída']);
  expect(asked.map((socket) => before.indexOf(socket))).toEqual([0, 1]);
});

test('more requests at once than connections are ready are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 2 * READY }, send));
  expect(answers).toEqual(Array(2 * READY).fill('leída'));
  expect(new Set(asked).size).toBe(2 * READY);
});

test('a request that comes while idle ones are dropped takes none of them', async () => {
  const opened = jest.spyOn(net, 'connect');
  connections.end();
  connections = createReadyConnections(() => ({ host: '127.0.0.1', port: upstream.port }));
  await untilAccepted(2 * READY);
  for (const { value } of opened.mock.results) (value as Socket).emit('timeout');
  expect(await send()).toBe('leída');
});

test('those that Next has closed are replaced', async () => {
  for (const socket of accepted) socket.destroy();
  await untilAccepted(2 * READY);
  expect(await send()).toBe('leída');
});
