import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { ask } from '../testing/ask';
import { listen, type Listening } from '../testing/listen';
import { prepareDrain, type Drain } from './drain';

let listening: Listening;
let drain: Drain;
let inside: Promise<ServerResponse>;

beforeEach(async () => {
  let onRequest: (res: ServerResponse) => void = () => {};
  inside = new Promise((resolve) => (onRequest = resolve));
  const server = createServer((_req, res) => onRequest(res));
  drain = prepareDrain(server);
  listening = await listen(server);
});

test('who is inside is answered, nobody new comes in, and a silent connection holds nothing up', async () => {
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

test('who is never answered is not waited for longer than patience', async () => {
  const answer = ask(listening.origin, { path: '/pago' });
  await inside;
  const cut = expect(answer).rejects.toThrow(/hang up|reset/);
  await drain(50);
  await cut;
});
