import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { TransformHtml } from '../next-seam/transform-html';
import { isHtml, passTransformed } from './pass-transformed';
import { relayedLife } from './cache-control';
import { wantsDocument } from './last-resort';
import { answerHeaders, requestHeaders } from './passed-headers';
import { sendUnavailable } from './unavailable';
import type { Upstream } from './upstream';

// Less than Next keeps an idle connection, so that none is taken while it is being closed there.
const IDLE_MS = 30_000;
const SILENCE_MS = 120_000;

export type Relay = (
  req: IncomingMessage,
  res: ServerResponse,
  /** True where it answers the visitor itself. */
  watch?: (answer: IncomingMessage) => boolean | void,
) => void;

// No body: nothing may look as if it were known whether a payment went through.
const UNANSWERED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

export function createRelay(
  upstream: Upstream,
  transformHtml: TransformHtml,
  headersFor = requestHeaders,
): Relay {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 });

  return function relay(req, res, watch) {
    const { host, port } = upstream();
    const outgoing = ask({
      agent,
      host,
      port,
      method: req.method,
      path: req.url,
      headers: headersFor(req.headers, req.socket.remoteAddress ?? ''),
      timeout: SILENCE_MS,
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('upstream is silent')));
    let isAnswered = false;
    outgoing.once('response', (answer) => {
      isAnswered = true;
      if (watch?.(answer)) answer.resume();
      else if (isHtml(answer)) void passTransformed(answer, res, transformHtml);
      else passBack(answer, res);
      answer.once('end', () => dropRest(req));
    });
    outgoing.on('error', () => {
      if (isAnswered) return;
      if (wantsDocument(req)) sendUnavailable(req, res);
      else res.writeHead(503, UNANSWERED).end();
    });
    res.once('close', () => {
      if (!res.writableFinished) outgoing.destroy();
    });
    sendBody(req, outgoing);
  };
}

function sendBody(req: IncomingMessage, outgoing: ClientRequest): void {
  req.pipe(outgoing);
  req.once('close', () => {
    if (!req.complete) outgoing.destroy();
  });
}

// A browser that still sends would never look at an answer.
function dropRest(req: IncomingMessage): void {
  req.unpipe();
  req.resume();
}

function passBack(answer: IncomingMessage, res: ServerResponse): void {
  const headers = answerHeaders(answer.headers);
  if (answer.statusCode !== 304) headers['cache-control'] = relayedLife(headers['cache-control']);
  res.writeHead(answer.statusCode ?? 502, headers);
  // Cut off there means cut off here.
  pipeline(answer, res, () => {});
}
