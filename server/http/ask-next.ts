import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AskNext } from '../cache/page-cache';
import { isStale } from '../next-seam/next-http';
import type { Upstream } from './upstream';

const TIMEOUT_MS = 15_000;
const AT_ONCE = 64;

// Only the path of a request may influence a page that is shown to other visitors.
const HEADERS = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'front' };

export function createAskNext(upstream: Upstream): AskNext {
  const agent = new Agent({ keepAlive: true, timeout: 30_000, maxSockets: AT_ONCE });

  return async function askNext(path, etag) {
    const answer = await send(agent, upstream, path, etag);
    const status = answer.statusCode ?? 502;
    const { location } = answer.headers;
    const isOld = isStale(answer.headers);
    if ((status === 200 || status === 404) && isShareable(answer)) {
      return {
        kind: 'page',
        status,
        html: await text(answer),
        etag: answer.headers.etag,
        isStale: isOld,
      };
    }
    answer.resume();
    if (status >= 500) throw new Error(`Next answered ${status}`);
    if (status === 304) return { kind: 'unchanged', isStale: isOld };
    if (status >= 300 && location) return { kind: 'elsewhere', status, location };
    return { kind: 'unshared' };
  };
}

function send(
  agent: Agent,
  upstream: Upstream,
  path: string,
  etag: string | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({
      ...upstream(),
      agent,
      path,
      headers: etag ? { ...HEADERS, 'if-none-match': etag } : HEADERS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

function isShareable({ headers }: IncomingMessage): boolean {
  const control = headers['cache-control'] ?? '';
  return (
    /\bs-maxage=[1-9]/.test(control) &&
    !/\b(private|no-store)\b/.test(control) &&
    !headers['set-cookie'] &&
    (headers['content-type'] ?? '').startsWith('text/html')
  );
}
