import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
const before = { ...process.env };
const servers: Server[] = [];

beforeAll(() => {
  const [key, out] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...made, ...subject, '-keyout', `${key}`, '-out', `${out}`], {
    stdio: 'ignore',
  });
});

beforeEach(() => jest.resetModules());

afterEach(() => {
  process.env = { ...before };
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

afterAll(() => rmSync(folder, { recursive: true }));

const JSON_TYPE = { 'content-type': 'application/json' };

type Answer = (res: ServerResponse) => void;

const answering =
  (status: number, headers: Record<string, string> = {}, body = '{"ok":true,"rifas":[]}'): Answer =>
  (res) =>
    void res.writeHead(status, headers).end(body);

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function look(address: string, now?: () => number) {
  process.env.ADMIN_API_URL = address;
  const { lookAtAdminApi } = await import('./admin-words');
  const { fault, clock } = await lookAtAdminApi(now);
  return { fault: fault?.replace(`ADMIN_API_URL: ${address} `, '') ?? null, clock };
}

async function lookAt(answer: Answer, now?: () => number) {
  const port = await listen(createServer((_, res) => answer(res)));
  return look(`http://127.0.0.1:${port}/api`, now);
}

const tls = (answer: Answer) =>
  createTlsServer(
    {
      key: readFileSync(path.join(folder, 'key.pem')),
      cert: readFileSync(path.join(folder, 'cert.pem')),
    },
    (_, res) => answer(res),
  );

test.each<[what: string, answer: Answer, sentence: string | null]>([
  ['raffles', answering(200, JSON_TYPE), null],
  ['a refusal in JSON', answering(403, JSON_TYPE, '{"ok":false}'), null],
  [
    'a redirect',
    answering(301, { location: 'https://new.example/api' }),
    'sends the shop on to https://new.example/api (301): write the address to which it leads',
  ],
  [
    'a login',
    answering(401, { 'www-authenticate': 'Basic' }),
    'wants a login (401): let the shop in without one, or correct the address',
  ],
  [
    'a web page',
    answering(200, { 'content-type': 'text/html; charset=utf-8' }, '<p>'),
    'answers with a web page (200): this is the address of a site, not of the admin API',
  ],
  [
    'plain text',
    answering(200, { 'content-type': 'text/plain' }, 'hi'),
    'answers with text/plain and not with JSON (200)',
  ],
  [
    'another path',
    answering(404, JSON_TYPE, '{}'),
    'knows no raffles (404): correct the path of the address',
  ],
  [
    'a proxy that finds nobody',
    answering(502, { 'content-type': 'text/html' }, '<p>'),
    'fails itself, or the proxy before it does (502)',
  ],
  ['a cut', (res) => void res.destroy(), 'cuts the connection (UND_ERR_SOCKET)'],
])('an admin API that answers with %s is told in its own words', async (_, answer, sentence) => {
  expect((await lookAt(answer)).fault).toBe(sentence);
});

test('a certificate that nobody known has signed is told, with the setting that helps', async () => {
  const port = await listen(tls(answering(200, JSON_TYPE)));
  expect((await look(`https://localhost:${port}/api`)).fault).toBe(
    "has a certificate that no known authority has signed (DEPTH_ZERO_SELF_SIGNED_CERT): set NODE_EXTRA_CA_CERTS to a file with that authority's certificate",
  );
});

test('https:// before a server without TLS is told', async () => {
  const port = await listen(createServer((_, res) => answering(200, JSON_TYPE)(res)));
  expect((await look(`https://127.0.0.1:${port}/api`)).fault).toContain('speaks no TLS');
});

test('a port at which nothing listens is told', async () => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  expect((await look(`http://127.0.0.1:${port}/api`)).fault).toContain('nothing listens');
});

test.each([
  [6, 'The clock of this machine is 6 minutes ahead of that of the admin API'],
  [-6, 'The clock of this machine is 6 minutes behind that of the admin API'],
])('a clock that is %i minutes off is told', async (minutes, sentence) => {
  const { clock } = await lookAt(answering(200, JSON_TYPE), () => Date.now() + minutes * 60_000);
  expect(clock).toContain(sentence);
});

test.each([4, 0, -4])('a clock that is %i minutes off is good enough', async (minutes) => {
  const { clock } = await lookAt(answering(200, JSON_TYPE), () => Date.now() + minutes * 60_000);
  expect(clock).toBeNull();
});
