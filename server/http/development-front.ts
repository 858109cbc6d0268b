import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type IncomingMessage,
} from 'node:http';
import { INNER_HEADER, isOfDevelopment } from '../next-seam/next-http';
import type { TransformHtml } from '../document/transform-html';
import { requestHeaders } from './passed-headers';
import { createRelay } from './relay';
import { requestKind } from './request-kind';
import { securityHeaders } from './security-headers';
import { answerRefusal } from './answer-refusal';
import type { Upstream } from './upstream';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export function createDevelopmentFront(upstream: Upstream, transformHtml: TransformHtml): Server {
  const relay = createRelay(upstream, transformHtml, headersWithInner);
  const always = Object.entries(securityHeaders(false));
  const server = createServer((req, res) => {
    for (const [name, value] of always) res.setHeader(name, value);
    const asked = isOfDevelopment(req.url ?? '') ? null : requestKind(req);
    if (asked?.kind === 'refused' || asked?.kind === 'moved') answerRefusal(res, asked);
    else relay(req, res);
  });
  server.on('upgrade', (req, socket, head) => void passUpgrade(req, socket, head, upstream));
  return server;
}

// Next uses its own headers to match WebSocket messages to a page.
function headersWithInner(headers: IncomingHttpHeaders, clientAddress: string) {
  const inner = Object.entries(headers).filter(([name]) => INNER_HEADER.test(name));
  return { ...Object.fromEntries(inner), ...requestHeaders(headers, clientAddress) };
}

async function passUpgrade(
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
