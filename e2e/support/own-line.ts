import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export type OwnLine = {
  /** The shop's address as the browser knows it. */
  url: string;
  /** Nothing answers from here on. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
  /** Puts another shop at the same address, like a new build. */
  leadTo: (shop: string) => void;
  /** Counts requests whose method and path begin like this, from the page or a worker. */
  requests: (start: string) => number;
};

/** A network connection of its own to a shop. Cutting it also cuts off workers, in any browser. */
export async function openLine(shop: string): Promise<OwnLine & { close: () => Promise<void> }> {
  let end = new URL(shop);
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  const server = createServer((near) => {
    const far = connect(Number(end.port), end.hostname);
    near.on('data', (bytes: Buffer) => {
      asked.push(...(bytes.toString('latin1').match(/^[A-Z]+ \/\S* (?=HTTP\/1\.1)/gm) ?? []));
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };

  async function cut() {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    close: cut,
    requests: (start) => asked.filter((line) => line.startsWith(start)).length,
    async restore() {
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    leadTo(other) {
      end = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
  };
}
