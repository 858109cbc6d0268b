import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Refusal = { status: number; headers?: Record<string, string>; body?: string };

export type RefusingProxy = {
  /** Of the shop behind it, as the browser knows it. */
  url: string;
  /** From here on it answers each purchase itself, and lets all else pass; null: it lets purchases pass again. */
  refuse: (refusal: Refusal | null) => void;
  /** What it makes of what a browser says of itself. */
  rewrite: (change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders) => void;
  /** How many purchases have reached it, and how many bytes with them. */
  sendings: () => { times: number; bytes: number };
};

const PAGE = '<html><body><center><h1>Refused</h1></center><hr>gateway</body></html>';

/** A proxy, filter or CDN as owners and networks put before a shop. */
export async function startRefusingProxy(
  shop: string,
): Promise<RefusingProxy & { close: () => Promise<void> }> {
  let refusal: Refusal | null = null;
  let change = (headers: IncomingHttpHeaders) => headers;
  const seen = { times: 0, bytes: 0 };
  const server = createServer((req, res) => {
    const isSending = req.method === 'POST' && /\/payments$/.test(req.url ?? '');
    if (isSending) {
      seen.times += 1;
      req.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
    }
    if (isSending && refusal) {
      const { status, headers, body = PAGE } = refusal;
      req.resume().once('end', () => {
        res.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
      });
      return;
    }
    const { hostname, port } = new URL(shop);
    const { method, url: path } = req;
    const onward = request({ hostname, port, method, path, headers: change(req.headers) });
    onward.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.once('error', () => res.destroy());
    res.once('close', () => onward.destroy());
    req.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: (next) => (refusal = next),
    rewrite: (next) => (change = next),
    sendings: () => ({ ...seen }),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
