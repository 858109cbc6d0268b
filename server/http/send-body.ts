import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Sendable } from '../cache/sendable';
import { acceptedEncoding } from './accepted-encoding';
import { matchesEtag } from '../../lib/platform/etag';

export function sendBody(req: IncomingMessage, res: ServerResponse, sent: Sendable): void {
  const isCompressed = Object.keys(sent.bodies).length > 1;
  const headers: OutgoingHttpHeaders = {
    ...sent.headers,
    ETag: sent.etag,
    ...(isCompressed && { Vary: 'Accept-Encoding' }),
  };
  if (sent.status === 200 && matchesEtag(req.headers['if-none-match'], sent.etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const packed = sent.bodies[encoding];
  const body = packed ?? sent.bodies.identity;
  if (packed && encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  res.writeHead(sent.status, headers).end(req.method === 'HEAD' ? undefined : body);
}
