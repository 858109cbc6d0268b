import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createAnswerCache, Make } from '../cache/answer-cache';
import { packAnswer } from '../cache/pack-answer';
import { newNonce, nonceHeader } from '../next-seam/nonce-scripts';
import type { TransformHtml } from '../document/transform-html';
import { answerLife } from './answer-life';
import type { AskNext } from './ask-next';
import { AS_IT_IS } from './cache-control';
import { contentSecurityPolicy, documentHeaders } from './document-headers';
import type { FrontMetrics } from './front-metrics';
import { isHtml } from './pass-transformed';
import type { Relay } from './relay';
import { sendBody } from './send-body';
import { sendUnavailable } from './unavailable';
import type { Warn } from './warn';

/** What Next gave in place of an answer that may be held. */
export type NotHeld =
  { kind: 'elsewhere'; status: number; location: string } | { kind: 'unshared' };

type Options = {
  askNext: AskNext;
  cache: ReturnType<typeof createAnswerCache<NotHeld>>;
  transformHtml: TransformHtml;
  metrics: FrontMetrics;
  warn: Warn;
};

type PageAddress = { path: string; search: string };

/** Resolves when it needs nothing more from Next. */
type SendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  asked: PageAddress,
  relay: Relay,
) => Promise<void>;

// A 304 is cheap, an outdated price is not.
const CACHE_CONTROL = `public, max-age=0, must-revalidate, ${AS_IT_IS}`;

// Only the path of a request may influence a page that is shown to other visitors.
const HEADERS = { accept: 'text/html', 'user-agent': 'front' };

// "Intentar de nuevo", the only link of a page to itself.
const FAILURE_MARK = ' href=""';

export function createSendPage(options: Options): SendPage {
  const { askNext, cache, transformHtml, metrics, warn } = options;

  function makePage(path: string): Make<NotHeld> {
    return async (known) => {
      const nonce = newNonce();
      const answer = await askNext(path, { ...HEADERS, ...nonceHeader(nonce) });
      if (answer.status >= 500) throw new Error(`Next answered ${answer.status}`);
      const { location } = answer.headers;
      if (answer.status >= 300 && answer.status < 400 && location) {
        return { kind: 'elsewhere', status: answer.status, location };
      }
      const page = isHtml(answer) ? transformHtml(answer.body.toString(), { nonce }) : null;
      const status = page?.status ?? answer.status;
      const life = answerLife({ ...answer, status }, page?.html.includes(FAILURE_MARK));
      if (!page || !life) return { kind: 'unshared' };
      for (const code of page.refused) {
        warn('The policy blocks an inline script', `${path}: ${code.slice(0, 120)}`);
      }
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': CACHE_CONTROL,
        ...documentHeaders(contentSecurityPolicy(page.scriptSources)),
      };
      const body = Buffer.from(page.html);
      return { kind: 'held', answer: await packAnswer({ status, headers, body }, known), life };
    };
  }

  return async function sendPage(req, res, { path, search }, relay) {
    const found = cache.get(path, makePage(path));
    const served = await found;
    if (served.kind === 'held') {
      metrics.countPage(found === served ? 'held' : 'asked');
      metrics.countAge(performance.now() - served.madeAt);
      sendBody(req, res, served.answer);
    } else if (served.kind === 'elsewhere') {
      metrics.countPage('asked');
      const { location, status } = served;
      res.writeHead(status, { Location: location.includes('?') ? location : location + search });
      res.end();
    } else {
      metrics.countPage(served.kind);
      if (served.kind === 'unavailable') sendUnavailable(req, res);
      else {
        if (res.destroyed) return;
        relay(req, res);
        await new Promise((resolve) => res.once('close', resolve));
      }
    }
  };
}
