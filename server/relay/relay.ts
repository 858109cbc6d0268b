import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { isPlainHtml, passDressed } from './pass-dressed';
import { answerHeaders, requestHeaders } from './passed-headers';
import type { Upstream } from './upstream';

/** Less than Next keeps an idle connection, so that none is taken for use while it is being closed there. */
const IDLE_MS = 30_000;
/** Nothing moved in either direction for so long. */
const SILENCE_MS = 120_000;

export type Relay = (
  req: IncomingMessage,
  res: ServerResponse,
  /** Sees the answer before it passes; true where it answers the visitor itself. */
  watch?: (answer: IncomingMessage) => boolean | void,
) => void;

/** Without a body: whether a payment went through is not known here, and nothing may look as if it were. */
const UNANSWERED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** Passes requests to `upstream` and its answers back as they come, holding neither. */
export function createRelay(upstream: Upstream): Relay {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 });

  return function relay(req, res, watch) {
    const { host, port } = upstream();
    const outgoing = ask({
      agent,
      host,
      port,
      method: req.method,
      path: req.url,
      headers: requestHeaders(req.headers, req.socket.remoteAddress ?? ''),
      timeout: SILENCE_MS,
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('upstream is silent')));
    let isAnswered = false;
    outgoing.once('response', (answer) => {
      isAnswered = true;
      if (watch?.(answer)) answer.resume();
      else passBack(answer, res, req);
    });
    outgoing.on('error', () => {
      if (!isAnswered) res.writeHead(503, UNANSWERED).end();
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

function passBack(answer: IncomingMessage, res: ServerResponse, req: IncomingMessage): void {
  // An answer before the end of the body (too large, say): the rest is read and dropped, or a browser that is still
  // sending would never look at the answer.
  answer.once('end', () => {
    req.unpipe();
    req.resume();
  });
  if (isPlainHtml(answer)) {
    void passDressed(answer, res);
    return;
  }
  res.writeHead(answer.statusCode ?? 502, answerHeaders(answer.headers));
  // Cut off there means cut off here, never a shorter answer that looks whole.
  pipeline(answer, res, () => {});
}
