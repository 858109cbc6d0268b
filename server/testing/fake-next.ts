import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { listenWith, type Listening } from './listen';

type FakePage = {
  status?: number;
  html: string;
  /** `undefined` removes a header. */
  headers?: Record<string, string | undefined>;
  /** Milliseconds. */
  delay?: number;
};

export type FakeNext = Listening & {
  pages: Map<string, FakePage>;
  heard: IncomingMessage[];
};

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
    const isPacked = req.headers['accept-encoding']?.includes('gzip');
    const headers = definedOf({
      'cache-control': 's-maxage=5, stale-while-revalidate=5, stale-if-error=604800',
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': isPacked ? 'gzip' : undefined,
      ...page.headers,
    });
    const html = page.html.replaceAll(' nonce=""', ` nonce="${nonceOf(req)}"`);
    res.writeHead(page.status ?? 200, headers).end(isPacked ? gzipSync(html) : html);
  });
  return { ...listening, pages, heard };
}

/** Next puts it on each script that it writes: `nonce=""` in a page here. */
export function nonceOf({ headers }: IncomingMessage): string | undefined {
  return /'nonce-(\w+)'/.exec(String(headers['content-security-policy']))?.[1];
}

function definedOf(headers: Record<string, string | undefined>): Record<string, string> {
  return JSON.parse(JSON.stringify(headers)) as Record<string, string>;
}

export function documentOf(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="es"><head>${head}</head><body>${body}</body></html>`;
}

export const MISSING_MARKER = '<meta name="x-status" content="404"/>';
