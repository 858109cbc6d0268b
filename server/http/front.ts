import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createImageCache } from '../cache/image-cache';
import type { Sendable } from '../cache/sendable';
import type { TransformHtml } from '../next-seam/transform-html';
import { NO_STORE } from './cache-control';
import { createFrontMetrics, withCounts, createSendMetrics, METRICS_PATH } from './front-metrics';
import { createClientSlots } from './client-slots';
import { withOwnLife } from './files/versioned-file';
import { answerHeaders } from './passed-headers';
import { oneAtATime } from './one-at-a-time';
import { createRelay, type Relay } from './relay';
import { requestKind } from './request-kind';
import { securityHeaders } from './security-headers';
import { sendBody } from './send-body';
import { createSendPage } from './send-page';
import { answerRefusal } from './answer-refusal';
import { answerMalformed } from './answer-malformed';
import type { Upstream } from './upstream';
import type { Warn } from './warn';

export type FrontOptions = {
  upstream: Upstream;
  files: Map<string, Sendable>;
  isHttps: boolean;
  trustedProxies: string[];
  transformHtml: TransformHtml;
  warn: Warn;
};

const HEADERS_MS = 15_000;
// Time for a receipt of 10 MB at 40 kB/s.
const REQUEST_MS = 300_000;
// Longer than the minute for which load balancers hold idle connections.
const KEEP_ALIVE_MS = 65_000;

export function createFront(options: FrontOptions): Server {
  const { upstream, files, isHttps, warn } = options;
  const metrics = createFrontMetrics();
  const transformHtml = withCounts(options.transformHtml, metrics);
  const relay = createRelay(upstream, transformHtml);
  const inClientSlot = createClientSlots(options.trustedProxies);
  const { sendPage, isHeld } = createSendPage({ upstream, transformHtml, metrics, warn });
  const relayInSlot: Relay = (req, res, watch) =>
    void inClientSlot(req, res, (leave) =>
      relay(req, res, (answer) => {
        // From here on it waits for the visitor's network, not for Next.
        answer.once('pause', leave);
        return watch?.(answer);
      }),
    );

  const sendMetrics = createSendMetrics(relayInSlot, metrics);
  const images = createImageCache({ headersOf: answerHeaders });
  const always = Object.entries(securityHeaders(isHttps));

  function handle(req: IncomingMessage, res: ServerResponse): void {
    // Each part listens for the end of an answer, and Node's own pipeline does so several times.
    res.setMaxListeners(20);
    for (const [name, value] of always) res.setHeader(name, value);
    const asked = requestKind(req);
    res.once('finish', () => metrics.countRequest(asked.kind, res.statusCode));
    if (asked.kind === 'page') {
      if (isHeld(asked.path)) void sendPage(req, res, asked, relayInSlot);
      else void inClientSlot(req, res, () => sendPage(req, res, asked, relay), 'page');
    } else if (asked.kind === 'private') sendPrivate(req, res);
    else if (asked.kind === 'file') sendFile(req, res, asked);
    else if (asked.kind === 'other') relayInSlot(req, res);
    else {
      if (asked.kind === 'refused') warn(`Refused: ${asked.reason}`);
      answerRefusal(res, asked);
    }
  }

  function sendPrivate(req: IncomingMessage, res: ServerResponse): void {
    relayInSlot(req, res, ({ statusCode }) => {
      if (statusCode !== 404) return false;
      void sendPage(req, res, NO_TICKET, relay);
      return true;
    });
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, { path }: { path: string }): void {
    const held = files.get(path) ?? images.get(req);
    if (path === METRICS_PATH) sendMetrics(req, res);
    else if (held) sendBody(req, res, withOwnLife(req.url ?? '', held));
    else if (OURS_ALONE.test(path)) res.writeHead(404, { 'Cache-Control': NO_STORE }).end();
    else relayInSlot(req, res, (answer) => images.watch(req, answer));
  }

  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    oneAtATime(handle),
  );
  answerMalformed(server);
  return server;
}

export const NO_TICKET = { path: '/sin-boleto', search: '' };

const OURS_ALONE = /^\/_next(\/|$)/;
