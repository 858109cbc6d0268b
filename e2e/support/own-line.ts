import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export type OwnLine = {
  /** Of the shop at the other end, as the browser knows it. */
  url: string;
  /** From here on nothing answers. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
  /** Another shop at the same address, as a new build is. */
  leadTo: (shop: string) => void;
  /** How many requests went over it whose method and path begin so, whoever sent them. */
  requests: (start: string) => number;
};

/** A line of its own to a shop. What is cut is what workers ask as well, in any browser. */
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
