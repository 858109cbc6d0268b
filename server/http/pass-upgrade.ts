import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upstream } from './upstream';

export async function passUpgrade(
  req: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upstream: Upstream,
): Promise<void> {
  const { host, port } = upstream();
  const behind = connect(port, host);
  const lines = [`${req.method} ${req.url} HTTP/1.1`];
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    lines.push(`${req.rawHeaders[index]}: ${req.rawHeaders[index + 1]}`);
  }
  behind.write(`${lines.join('\r\n')}\r\n\r\n`);
  behind.write(head);
  await Promise.all([pipeline(socket, behind), pipeline(behind, socket)]).catch(() => {});
}
