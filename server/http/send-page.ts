import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressPage, packPage } from '../cache/pack-page';
import { createPageCache, type Served } from '../cache/page-cache';
import { createPageStore } from '../cache/page-store';
import type { TransformHtml } from '../next-seam/transform-html';
import { createAskNext } from './ask-next';
import { AS_IT_IS } from './cache-control';
import { contentSecurityPolicy } from './content-security-policy';
import { documentHeaders } from './document-headers';
import type { FrontMetrics, PageSource } from './front-metrics';
import { protectEmails } from './protect-emails';
import type { Relay } from './relay';
import { sendBody } from './send-body';
import { sendUnavailable } from './unavailable';
import type { Upstream } from './upstream';
import type { Warn } from './warn';

type Options = {
  upstream: Upstream;
  transformHtml: TransformHtml;
  metrics: FrontMetrics;
  warn: Warn;
};

type Asked = { path: string; search: string };

/** Resolves when it needs nothing more from Next. */
type SendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  asked: Asked,
  relay: Relay,
) => Promise<void>;

// A 304 is cheap, an outdated price is not.
const CACHE_CONTROL = `public, max-age=0, must-revalidate, ${AS_IT_IS}`;

export function createSendPage(options: Options) {
  const { upstream, transformHtml, metrics, warn } = options;
  const cache = createPageCache({
    ask: createAskNext(upstream),
    store: createPageStore(),
    async pack(path, { html: source, status, etag }) {
      const { html, scriptSources, status: asked, refused } = transformHtml(source);
      for (const code of refused) {
        warn('The policy blocks an inline script', `${path}: ${code.slice(0, 120)}`);
      }
      const policy = contentSecurityPolicy(scriptSources);
      return packPage({
        html: protectEmails(html),
        policy,
        status: asked ?? status,
        sourceEtag: etag,
      });
    },
    compress: compressPage,
    onFailure: (path, error) => warn('Next could not make a page', `${path}: ${String(error)}`),
  });

  const sendPage: SendPage = async (req, res, { path, search }, relay) => {
    const found = cache.get(path);
    const served = await found;
    metrics.countPage(found === served ? 'held' : sourceOf(served));
    if (served.kind === 'page') {
      metrics.countAge(Date.now() - served.confirmedAt);
      const { status, etag, policy, bodies } = served.page;
      sendBody(req, res, {
        status,
        etag,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': CACHE_CONTROL,
          ...documentHeaders(policy),
        },
        bodies,
      });
    } else if (served.kind === 'elsewhere') {
      const { location, status } = served;
      res.writeHead(status, { Location: location.includes('?') ? location : location + search });
      res.end();
    } else if (served.kind === 'unshared') {
      if (res.destroyed) return;
      relay(req, res);
      await new Promise((resolve) => res.once('close', resolve));
    } else {
      sendUnavailable(req, res);
    }
    await cache.untilRenewed(path);
  };

  return { sendPage, isHeld: cache.isHeld };
}

function sourceOf({ kind }: Served): PageSource {
  if (kind === 'unavailable' || kind === 'unshared') return kind;
  return 'asked';
}
