import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentHeaders } from '../dress/document-headers';
import { dressHtml } from '../dress/dress-html';
import type { StyleOf } from '../dress/inline-styles';
import { sendBody } from '../front/send-body';
import type { Relay } from '../relay/relay';
import type { Upstream } from '../relay/upstream';
import { createAskNext } from './ask-next';
import { packPage } from './pack-page';
import { createPageCache } from './page-cache';
import { createPageStore } from './page-store';
import { createSendData, type SendData } from './send-data';
import { sendUnavailable } from './unavailable';

type Options = {
  upstream: Upstream;
  relay: Relay;
  styleOf: StyleOf;
  warn: (message: string) => void;
};
type Asked = { path: string; search: string };

export type Pages = {
  sendPage: (req: IncomingMessage, res: ServerResponse, asked: Asked) => Promise<void>;
  sendData: SendData;
};

/** Browsers ask each time whether their copy still holds: a 304 is cheap, an old price is not. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

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

  const sendPage: Pages['sendPage'] = async (req, res, { path, search }) => {
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
  };

  return { sendPage, sendData: createSendData(store, cache) };
}
