import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentHeaders } from '../dress/document-headers';
import { dressHtml } from '../dress/dress-html';
import type { StyleOf } from '../dress/inline-styles';
import { sendBody } from '../front/send-body';
import type { Relay } from '../relay/relay';
import type { Upstream } from '../relay/upstream';
import { createAskNext } from './ask-next';
import { packPage, type PackedData } from './pack-page';
import { createPageCache } from './page-cache';
import { createPageStore } from './page-store';
import { sendUnavailable } from './unavailable';

type Options = {
  upstream: Upstream;
  relay: Relay;
  styleOf: StyleOf;
  warn: (message: string) => void;
};
type Send<Asked> = (req: IncomingMessage, res: ServerResponse, asked: Asked) => Promise<void>;

export type Pages = {
  sendPage: Send<{ path: string; search: string }>;
  /** What React makes the page at `page` from. */
  sendData: Send<{ path: string; page: string }>;
};

/** Browsers ask each time whether their copy still holds: a 304 is cheap, an old price is not. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';

/** Answers requests for pages, and for their data, out of the page cache. */
export function createPages({ upstream, relay, styleOf, warn }: Options): Pages {
  const store = createPageStore();
  const cache = createPageCache({
    ask: createAskNext(upstream),
    store,
    async pack(path, { html, status, etag }) {
      const dressed = dressHtml(html, status === 200 ? { styleOf, path } : { styleOf });
      for (const code of dressed.refused) {
        warn(`An inline script of ${path} is not allowed to run: ${code.slice(0, 120)}`);
      }
      return packPage(dressed, { status, etag });
    },
    onFailure: (path, error) => warn(`Next could not make ${path}: ${String(error)}`),
  });

  async function sendPage(...[req, res, { path, search }]: Parameters<Pages['sendPage']>) {
    const served = await cache.get(path);
    if (served.kind === 'page') {
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
      relay(req, res);
    } else {
      sendUnavailable(req, res);
    }
  }

  async function sendData(...[req, res, { path, page }]: Parameters<Pages['sendData']>) {
    const held = store.data(page, path);
    if (held) {
      answerWith(held, FOREVER);
      return;
    }
    const served = await cache.get(page);
    const data = served.kind === 'page' ? served.page.data : null;
    // Another version than the visitor's, who came to another instance: React puts right what differs.
    if (data) answerWith(data, data.address === path ? FOREVER : NEVER);
    else res.writeHead(served.kind === 'unavailable' ? 503 : 404, { 'Cache-Control': NEVER }).end();

    function answerWith({ address, bodies }: PackedData, control: string): void {
      const headers = {
        'Content-Type': 'text/x-component; charset=utf-8',
        'Cache-Control': control,
      };
      sendBody(req, res, { status: 200, etag: `W/"${address}"`, headers, bodies });
    }
  }

  return { sendPage, sendData };
}
