import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenWith, type Listening } from './listen';

export type FakePage = {
  status?: number;
  html: string;
  headers?: Record<string, string>;
  /** Milliseconds before it answers. */
  delay?: number;
};

export type FakeNext = Listening & {
  pages: Map<string, FakePage>;
  heard: IncomingMessage[];
};

/** Answers as Next answers a page of its cache: `s-maxage`, an ETag, 304 to who has it. */
export async function startFakeNext(): Promise<FakeNext> {
  const pages = new Map<string, FakePage>();
  const heard: IncomingMessage[] = [];
  const listening = await listenWith(async (req, res) => {
    heard.push(req);
    const page = pages.get(req.url ?? '');
    if (page?.delay) await pause(page.delay);
    if (!page) {
      res.writeHead(307, { location: '/home' }).end();
      return;
    }
    const etag = `"${page.status ?? 200}-${page.html}"`;
    const isKnown = req.headers['if-none-match'] === encodeURIComponent(etag);
    const headers = {
      'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
      'content-type': 'text/html; charset=utf-8',
      'x-nextjs-cache': 'HIT',
      etag: encodeURIComponent(etag),
      ...page.headers,
    };
    if (isKnown) res.writeHead(304, headers).end();
    else res.writeHead(page.status ?? 200, headers).end(page.html);
  });
  return { ...listening, pages, heard };
}

export function documentOf(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="es"><head>${head}</head><body>${body}</body></html>`;
}

export const MISSING_MARKER = '<meta name="x-status" content="404"/>';
