import type { IncomingMessage, ServerResponse } from 'node:http';
import { readDataAddress } from '../dress/data-address';
import { FOREVER, NEVER_STORED } from '../front/cache-control';
import { sendBody } from '../front/send-body';
import type { PackedData } from './pack-page';
import type { PageCache } from './page-cache';
import type { PageStore } from './page-store';

/** `path` is the address of the data, `page` that of the page it belongs to. */
type Asked = { path: string; page: string };

export type SendData = (req: IncomingMessage, res: ServerResponse, asked: Asked) => Promise<void>;

/** Answers with what React makes a page from. */
export function createSendData(store: PageStore, cache: PageCache): SendData {
  return async function sendData(req, res, { path, page }) {
    const held = store.data(page, path);
    if (held) {
      answerWith(held, FOREVER);
      return;
    }
    const served = await cache.get(page);
    const data = served.kind === 'page' ? served.page.data : null;
    if (data && scriptsOf(data.address) === scriptsOf(path)) {
      // Another version than the visitor's, who came to another instance: React puts right what differs.
      answerWith(data, data.address === path ? FOREVER : NEVER_STORED);
    } else {
      const status = served.kind === 'unavailable' ? 503 : 404;
      res.writeHead(status, { 'Cache-Control': NEVER_STORED }).end();
    }

    function answerWith({ address, bodies }: PackedData, control: string): void {
      const headers = {
        'Content-Type': 'text/x-component; charset=utf-8',
        'Cache-Control': control,
      };
      sendBody(req, res, { status: 200, etag: `W/"${address}"`, headers, bodies });
    }
  };
}

function scriptsOf(address: string): string | undefined {
  return readDataAddress(address)?.scripts;
}
