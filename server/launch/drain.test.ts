import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { ask } from '../testing/ask';
import { listen, type Listening } from '../testing/listen';
import { prepareDrain, type Drain } from './shutdown';

let listening: Listening;
let drain: Drain;
let inside: Promise<ServerResponse>;

let onRequest: (res: ServerResponse) => void;

const arriving = () => new Promise<ServerResponse>((resolve) => (onRequest = resolve));

beforeEach(async () => {
  inside = arriving();
  const server = createServer((_req, res) => onRequest(res));
  drain = prepareDrain(server);
  listening = await listen(server);
});

test('a client inside is answered, no new one comes in, and a silent connection holds nothing up', async () => {
  const silent = connect(listening.port, '127.0.0.1');
  await once(silent, 'connect');
  const answer = ask(listening.origin, { path: '/pago' });
  const res = await inside;

  const drained = drain(60_000);
  await expect(ask(listening.origin, { path: '/' })).rejects.toThrow('ECONNREFUSED');
  res.end('registrado');
  expect((await answer).text).toBe('registrado');
  await drained;
  if (!silent.destroyed) await once(silent, 'close');
});

test('a client that is never answered is not waited for longer than patience', async () => {
  const answer = ask(listening.origin, { path: '/pago' });
  await inside;
  const cut = expect(answer).rejects.toThrow(/hang up|reset/);
  await drain(50);
  await cut;
});

test('while nothing ends, a connection serves one request after the other', async () => {
  const agent = new Agent({ keepAlive: true });
  const answers = [];
  for (let visit = 1; visit <= 2; visit += 1) {
    const [answer] = (await once(
      get(listening.origin, { agent }).once('socket', () => void inside.then((res) => res.end())),
      'response',
    )) as [IncomingMessage];
    answers.push(answer.headers.connection);
    answer.resume();
    await once(answer, 'end');
    inside = arriving();
  }
  agent.destroy();
  await listening.close();
  expect(answers).toEqual(['keep-alive', 'keep-alive']);
});

test('a request on an earlier connection is answered, and is its last', async () => {
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET /uno HTTP/1.1\r\nHost: a\r\n\r\n');
  const first = await inside;
  inside = arriving();
  const drained = drain(60_000);
  socket.write('GET /dos HTTP/1.1\r\nHost: a\r\n\r\n');
  const second = await inside;
  let said = '';
  socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
  second.end('dos');
  first.end('uno');
  await drained;
  if (!socket.destroyed) await once(socket, 'close');
  expect(said).toMatch(/uno[^]*Connection: close[^]*dos$/);
});

test('draining waits for the last of all clients', async () => {
  const one = ask(listening.origin, { path: '/uno' });
  const first = await inside;
  inside = arriving();
  const other = ask(listening.origin, { path: '/dos' });
  const last = await inside;
  let isDrained = false;
  const drained = drain(60_000).then(() => (isDrained = true));
  first.end();
  await one;
  expect(isDrained).toBe(false);
  last.end('registrado');
  expect((await other).text).toBe('registrado');
  await drained;
});

test('nothing is waited for where no client is inside', async () => {
  jest.useFakeTimers();
  await drain(60_000);
  expect(jest.getTimerCount()).toBe(0);
});
