import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { compressQuickly } from '../cache/pack-answer';
import type { TransformedHtml } from '../document/transform-html';
import { acceptedEncoding } from './accepted-encoding';
import { relayedDocumentLife } from './cache-control';
import { contentSecurityPolicy, documentHeaders } from './document-headers';
import { withoutOneHop } from './passed-headers';

const UNPACK: Record<string, () => Transform> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

// `Link` preloads the stylesheets that stand in the page.
const NOT_OF_THIS_FORM = ['etag', 'content-length', 'content-encoding', 'link'];

export function isHtml({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers['content-type'] ?? '').startsWith('text/html');
}

export async function passTransformed(
  answer: IncomingMessage,
  res: ServerResponse,
  transform: (html: string) => TransformedHtml,
): Promise<void> {
  try {
    const isRead = res.req.method !== 'HEAD';
    const page = transform(isRead ? await textOf(answer) : '');
    const headers = withoutOneHop(answer.headers);
    for (const name of NOT_OF_THIS_FORM) delete headers[name];
    const status = page.status ?? answer.statusCode ?? 502;
    const encoding = isRead ? acceptedEncoding(res.req.headers['accept-encoding']) : 'identity';
    const body = await compressQuickly(Buffer.from(page.html), encoding);
    res.writeHead(status, {
      ...documentHeaders(contentSecurityPolicy(page.scriptSources)),
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      vary: 'Accept-Encoding',
      'cache-control': relayedDocumentLife(headers['cache-control'], status),
    });
    res.end(isRead ? body : undefined);
  } catch {
    res.destroy();
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const encoding = answer.headers['content-encoding'];
  if (encoding === undefined) return text(answer);
  const unpack = UNPACK[encoding];
  if (!unpack) throw new Error(`Next sent a document in an unknown encoding: ${encoding}`);
  return text(answer.pipe(unpack()));
}
