import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { checkProxies } from './proxy-check';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sizeOf(req: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of req) size += (chunk as Buffer).length;
  return size;
}

const isFromPage = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-site'] === 'same-origin' && headers['x-xsrf-token'] !== undefined;

type Answer = { status: number; text: string };

const ours = (reason: string): Answer => ({
  status: 422,
  text: JSON.stringify({ ok: false, reason, msg: '' }),
});

/** A shop behind a proxy that may answer first. */
async function faultsOf({ host, first }: { host?: string; first?: Answer } = {}) {
  const site = await serve(async (req, res) => {
    const size = await sizeOf(req);
    const { status, text } = first ?? ours(isFromPage(req) ? 'invalid-form' : 'forbidden');
    res.writeHead(size > 15 * 1024 * 1024 ? status : 500).end(text);
  });
  const health = Response.json({ ok: true, host: host ?? new URL(site).host });
  return checkProxies(site, health);
}

test('a proxy that passes everything on is not reported', async () => {
  expect(await faultsOf()).toEqual([]);
});

test('a proxy that rewrites Host is named', async () => {
  expect(await faultsOf({ host: 'localhost:3001' })).toEqual([
    expect.stringMatching(/a proxy changes Host from 127\.0\.0\.1:\d+ to localhost:3001/),
  ]);
});

test('the same host in other letters, or with the port of its scheme, is no other', async () => {
  const health = Response.json({ ok: true, host: 'RIFAS.invalid:80' });
  const faults = await checkProxies('http://rifas.invalid', health);
  expect(faults).toEqual([expect.stringContaining('gets no answer')]);
});

test.each([
  ['drops what a page says', ours('forbidden'), /every purchase is refused/],
  ['takes no large body', { status: 413, text: '<h1>413</h1>' }, /answered 413 by something/],
  ['has JSON of its own', { status: 403, text: '{"message":"Forbidden"}' }, /answered 403 by/],
])('a proxy that %s is named', async (_, first, fault) => {
  expect(await faultsOf({ first })).toEqual([expect.stringMatching(fault)]);
});
