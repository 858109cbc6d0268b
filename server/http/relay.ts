import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { isForRouter } from '../next-seam/next-http';
import { newNonce, nonceHeader } from '../next-seam/nonce-scripts';
import type { TransformHtml } from '../document/transform-html';
import { isHtml, passTransformed } from './pass-transformed';
import { relayedLife } from './cache-control';
import { answerHeaders, hasBody, requestHeaders } from './passed-headers';
import { sendNoAnswer } from './unavailable';
import type { Upstream } from './ready-connections';

// Shorter than Next's idle time, so that no connection is reused while Next closes it.
export const IDLE_MS = 30_000;
const SILENCE_MS = 120_000;

export type Relay = (
  req: IncomingMessage,
  res: ServerResponse,
  /** Returns true when it answers the visitor itself. */
  watch?: (answer: IncomingMessage) => boolean | void,
) => void;

export function createRelay(
  upstream: Upstream,
  transformHtml: TransformHtml,
  /** Gives each request a connection of its own. */
  alone: Agent,
): Relay {
  const shared = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 });

  return function relay(req, res, watch) {
    const { host, port } = upstream();
    const nonce = newNonce();
    const headers = {
      ...requestHeaders(req.headers, req.socket.remoteAddress ?? ''),
      ...(!isForRouter(req.headers) && nonceHeader(nonce)),
    };
    // Next may answer before it has read a body. The rest would delay the next request on that connection.
    const isAlone = hasBody(headers);
    const outgoing = ask({
      agent: isAlone ? alone : shared,
      host,
      port,
      method: req.method,
      path: req.url,
      // Closed below once the answer is here. Next would close at once, and a reset can overtake an answer.
      headers: isAlone ? { ...headers, connection: 'keep-alive' } : headers,
      timeout: SILENCE_MS,
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('Next does not answer')));
    let isAnswered = false;
    outgoing.once('response', (answer) => {
      isAnswered = true;
      if (watch?.(answer)) answer.resume();
      else if (isHtml(answer))
        void passTransformed(answer, res, (html) => transformHtml(html, { nonce }));
      else passBack(answer, res);
      if (isAlone) answer.once('close', () => outgoing.destroy());
    });
    outgoing.on('error', () => {
      if (!isAnswered) sendNoAnswer(req, res);
    });
    res.once('close', () => {
      if (!res.writableFinished) outgoing.destroy();
    });
    // A browser that is still sending would not read an answer.
    res.once('finish', () => req.unpipe().resume());
    sendBody(req, outgoing);
  };
}

function sendBody(req: IncomingMessage, outgoing: ClientRequest): void {
  req.pipe(outgoing);
  req.once('close', () => {
    if (!req.complete) outgoing.destroy();
  });
}

function passBack(answer: IncomingMessage, res: ServerResponse): void {
  const headers = answerHeaders(answer.headers);
  if (answer.statusCode !== 304) headers['cache-control'] = relayedLife(headers['cache-control']);
  res.writeHead(answer.statusCode ?? 502, headers);
  // An answer cut off there is cut off here too.
  pipeline(answer, res, () => {});
}
