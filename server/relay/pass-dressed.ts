import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { documentHeaders } from '../dress/document-headers';
import { dressHtml } from '../dress/dress-html';
import { withoutOneHop } from './passed-headers';

/** Styles stay links: such a page is rare, and packed anew for each visitor. */
const LINKED_STYLES = { styleOf: () => undefined };

export function isPlainHtml({ headers }: IncomingMessage): boolean {
  return (headers['content-type'] ?? '').startsWith('text/html') && !headers['content-encoding'];
}

/** A document that is not for everybody: never kept, but under the same policy as those that are. */
export async function passDressed(answer: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const { html, policy, status } = dressHtml(await text(answer), LINKED_STYLES);
    const headers = withoutOneHop(answer.headers);
    delete headers.etag;
    delete headers['content-length'];
    // What the page says of itself goes before what all documents say.
    res.writeHead(status ?? answer.statusCode ?? 502, { ...documentHeaders(policy), ...headers });
    res.end(res.req.method === 'HEAD' ? undefined : html);
  } catch {
    res.destroy();
  }
}
