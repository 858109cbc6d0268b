import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_MS = 6000;
const PIECE = Buffer.alloc(64 * 1024, '{"ok":true,"tickets":[');

const GARBAGE = [
  (res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Admin</title>'),
  (res) => res.writeHead(500).end('<h1>TypeError at find()</h1>'),
  (res) => res.writeHead(200, JSON_TYPE).end('{"ok":true,"rifas":['),
  (res) => res.writeHead(200, JSON_TYPE).end('null'),
  (res) =>
    res.writeHead(200, JSON_TYPE).end('{"ok":true,"rifa":7,"rifas":{},"tickets":"many","rutas":1}'),
  (res) =>
    res
      .writeHead(200, { ...JSON_TYPE, 'content-length': '5000' })
      .write('{"ok":', () => res.destroy()),
  (res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  (res) => res.socket.end('SSH-2.0-OpenSSH\r\n'),
  endless,
  trickling,
];
const JSON_TYPE = { 'content-type': 'application/json' };

/** Modes: `well`, `down` (nothing listens), `hanging`, `slow` or `garbage`. */
export async function startBadAdmin(origin) {
  let mode = 'well';
  let calls = 0;
  const open = new Set();

  const server = createServer(async (req, res) => {
    calls += 1;
    if (mode === 'hanging') return;
    if (mode === 'garbage') return GARBAGE[calls % GARBAGE.length](res);
    if (mode === 'slow') await sleep(SLOW_MS);
    if (!res.destroyed) pass(origin, req, res);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  });
  await listen(server, 0);
  const { port } = server.address();

  return {
    origin: `http://127.0.0.1:${port}`,
    connections: () => open.size,
    takeCalls() {
      const taken = calls;
      calls = 0;
      return taken;
    },
    async become(next) {
      const wasDown = mode === 'down';
      mode = next;
      if (next === 'down') await close(server);
      else if (wasDown) await listen(server, port);
      else for (const socket of open) socket.destroy();
    },
    stop: () => (mode === 'down' ? undefined : close(server)),
  };
}

function pass(origin, req, res) {
  const asked = ask(`${origin}${req.url}`, { method: req.method, headers: req.headers });
  asked.on('response', (answer) => {
    res.writeHead(answer.statusCode, answer.headers);
    answer.pipe(res);
  });
  asked.on('error', () => res.destroy());
  // Otherwise a purchase that was cut off halfway stays open at the demo.
  res.on('close', () => asked.destroy());
  req.pipe(asked);
}

function endless(res) {
  res.writeHead(200, JSON_TYPE);
  const go = () => {
    while (!res.destroyed && res.write(PIECE));
  };
  res.on('drain', go);
  go();
}

function trickling(res) {
  res.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => res.write(' '), 1000);
  res.on('close', () => clearInterval(timer));
}

async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

async function close(server) {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
