import { setTimeout as delay } from 'node:timers/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LIMITS } from '../../lib/platform/limits';
import { createAnswerCache } from '../cache/answer-cache';
import { createAnswerStore } from '../cache/answer-store';
import { concernedBy, type Changed } from '../cache/changes';
import { createImageCache } from '../cache/image-cache';
import { compressAnswer } from '../cache/pack-answer';
import type { Sendable } from '../cache/sendable';
import type { TransformHtml } from '../document/transform-html';
import { createAskNext } from './ask-next';
import { NO_STORE } from './cache-control';
import { createFrontMetrics, withCounts, createSendMetrics, METRICS_PATH } from './front-metrics';
import { createClientSlots } from './client-slots';
import { withOwnLife } from './files/versioned-file';
import { answerHeaders } from './passed-headers';
import { createReadyConnections, type Upstream } from './ready-connections';
import { createRelay, type Relay } from './relay';
import { requestKind } from './request-kind';
import { sendBody } from './send-body';
import { createSendPage, type NotHeld } from './send-page';
import { createSendShared, sharedQuestion } from './send-shared';
import { answerRefusal } from './answer-refusal';
import type { Warn } from './warn';

type FrontOptions = {
  upstream: Upstream;
  files: () => ReadonlyMap<string, Sendable>;
  isHttps: boolean;
  trustedProxies: string[];
  transformHtml: TransformHtml;
  warn: Warn;
  /** Told of each change that the admin side reports to this instance. */
  onChange?: (changed: Changed) => void;
};

type Front = Server & {
  /** Nobody gets what was held of it again. */
  outdate: (changed: Changed) => void;
};

/** The page of a ticket that does not exist. */
export const NO_TICKET = { path: '/sin-boleto', search: '' };

const HEADERS_MS = 15_000;
// Longer than the minute for which load balancers hold idle connections.
const KEEP_ALIVE_MS = 65_000;
const MS_BETWEEN_RENEWALS = 30_000;

export function createFront(options: FrontOptions): Front {
  const { upstream, files, isHttps, warn } = options;
  const metrics = createFrontMetrics();
  const transformHtml = withCounts(options.transformHtml, metrics);
  const ready = createReadyConnections(upstream);
  const relay = createRelay(upstream, transformHtml, ready);
  const inClientSlot = createClientSlots(options.trustedProxies);
  const askNext = createAskNext(upstream);
  const cache = createAnswerCache<NotHeld>({
    store: createAnswerStore(),
    compress: compressAnswer,
    onFailure: (path, error) => warn('Next could not make a page', `${path}: ${String(error)}`),
  });
  void renewPages(cache);
  const sendPage = createSendPage({ askNext, cache, transformHtml, metrics, warn });
  const sendShared = createSendShared({ askNext, cache, isHttps });
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
  const always = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  });

  function handle(req: IncomingMessage, res: ServerResponse): void {
    // Each part listens for the end of an answer, and Node's own pipeline does so several times.
    res.setMaxListeners(20);
    for (const [name, value] of always) res.setHeader(name, value);
    const asked = requestKind(req);
    res.once('finish', () => metrics.countRequest(asked.kind, res.statusCode));
    if (asked.kind === 'refused' || asked.kind === 'moved') {
      if (asked.kind === 'refused') warn(`Refused: ${asked.reason}`);
      return answerRefusal(res, asked);
    }
    const question = sharedQuestion(req, asked);
    if (asked.kind === 'page') {
      if (cache.holds(asked.path)) void sendPage(req, res, asked, relayInSlot);
      else void inClientSlot(req, res, () => sendPage(req, res, asked, relay), 'page');
    } else if (question) {
      if (cache.answersSoon(question.key)) void sendShared(req, res, question, relayInSlot);
      else void inClientSlot(req, res, () => sendShared(req, res, question, relay));
    } else if (asked.kind === 'private') sendPrivate(req, res);
    else if (asked.kind === 'file') sendFile(req, res, asked);
    else relayInSlot(req, res, (answer) => noteChange(req, answer));
  }

  function sendPrivate(req: IncomingMessage, res: ServerResponse): void {
    relayInSlot(req, res, ({ statusCode }) => {
      if (statusCode !== 404) return false;
      void sendPage(req, res, NO_TICKET, relay);
      return true;
    });
  }

  function sendFile(req: IncomingMessage, res: ServerResponse, { path }: { path: string }): void {
    const held = files().get(path) ?? images.get(req);
    if (path === METRICS_PATH) sendMetrics(req, res);
    else if (held) sendBody(req, res, withOwnLife(req.url ?? '', held));
    else if (OURS_ALONE.test(path)) res.writeHead(404, { 'Cache-Control': NO_STORE }).end();
    else relayInSlot(req, res, (answer) => images.watch(req, answer));
  }

  function noteChange({ url = '' }: IncomingMessage, answer: IncomingMessage): void {
    const [, raffleId] = PURCHASE.exec(url) ?? [];
    // Only a registered purchase changes which numbers are free.
    if (raffleId && answer.headers['x-registered'])
      cache.outdate((key) => key.startsWith(`/api/raffles/${raffleId}/`));
    const reported = answer.headers['x-revalidated'];
    if (!REVALIDATE.test(url) || reported === undefined) return;
    outdate(String(reported));
    options.onChange?.(String(reported));
  }

  function outdate(changed: Changed): void {
    cache.outdate(concernedBy(changed));
  }

  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: LIMITS.bodyMs, keepAliveTimeout: KEEP_ALIVE_MS },
    handle,
  );
  server.once('close', ready.end);
  return Object.assign(server, { outdate });
}

async function renewPages({ renewWanted }: { renewWanted: () => Promise<void> }): Promise<void> {
  for (;;) {
    await delay(MS_BETWEEN_RENEWALS, undefined, { ref: false });
    await renewWanted();
  }
}

const PURCHASE = /^\/api\/raffles\/([\da-f]{24})\/payments\/?(\?|$)/i;
const REVALIDATE = /^\/api\/revalidate\/?(\?|$)/;
const OURS_ALONE = /^\/_next(\/|$)/;
