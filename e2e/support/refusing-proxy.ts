import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

type Refusal = { status: number; headers?: Record<string, string>; body?: string };

export type RefusingProxy = {
  /** The address of the shop behind it, as the browser knows it. */
  url: string;
  /** Answers each purchase itself from now on and lets all else pass. Null lets purchases pass again. */
  refuse: (refusal: Refusal | null) => void;
  /** How many purchases have reached it. */
  sendings: () => number;
};

const PAGE = '<html><body><center><h1>Refused</h1></center><hr>gateway</body></html>';

/** A proxy, filter or CDN that an owner or a network puts before a shop. */
export async function startRefusingProxy(
  shop: string,
): Promise<RefusingProxy & { close: () => Promise<void> }> {
  let refusal: Refusal | null = null;
  let sendings = 0;
  const server = createServer((req, res) => {
    const isSending = req.method === 'POST' && /\/payments$/.test(req.url ?? '');
    if (isSending) sendings += 1;
    if (isSending && refusal) {
      const { status, headers, body = PAGE } = refusal;
      req.resume().once('end', () => {
        res.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
      });
      return;
    }
    const { hostname, port } = new URL(shop);
    const { method, url: path } = req;
    const onward = request({ hostname, port, method, path, headers: req.headers });
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
    sendings: () => sendings,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
