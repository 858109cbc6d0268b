import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { proxyFaults } from './site-checks';

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
  return proxyFaults(site, { ok: true, host: host ?? new URL(site).host });
}

test('a proxy that passes everything on is not reported', async () => {
  expect(await faultsOf()).toEqual([]);
});

test('a proxy that rewrites Host is named', async () => {
  expect(await faultsOf({ host: 'localhost:3001' })).toEqual([
    expect.stringMatching(/de 127\.0\.0\.1:\d+ a localhost:3001/),
  ]);
});

test('the same host in other letters, or with the port of its scheme, is no other', async () => {
  const faults = await proxyFaults('http://rifas.invalid', { host: 'RIFAS.invalid:80' });
  expect(faults).toEqual([expect.stringContaining('no tiene respuesta')]);
});

test.each([
  ['drops what a page says', ours('forbidden'), /Ninguna compra pasa/],
  ['takes no large body', { status: 413, text: '<h1>413</h1>' }, /antes que la tienda \(413\)/],
  [
    'has JSON of its own',
    { status: 403, text: '{"message":"Forbidden"}' },
    /antes que la tienda \(403\)/,
  ],
])('a proxy that %s is named', async (_, first, fault) => {
  expect(await faultsOf({ first })).toEqual([expect.stringMatching(fault)]);
});
