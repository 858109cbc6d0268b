import type { IncomingMessage } from 'node:http';
import { readDataAddress } from '../dress/data-address';

export type RequestKind =
  /** A page that is the same for everybody; `path` is all that tells it apart. */
  | { kind: 'page'; path: string; search: string }
  /** What React makes the page at `page` from. */
  | { kind: 'data'; path: string; page: string }
  /** A page for who knows its address: made anew each time, and never kept here. */
  | { kind: 'private' }
  /** Maybe a static file of ours. */
  | { kind: 'file'; path: string }
  /** Something for Next alone. */
  | { kind: 'other' }
  | { kind: 'refused'; status: 400 | 405 | 414; headers?: Record<string, string> }
  | { kind: 'moved'; location: string };

const LONGEST_URL = 4096;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const API = /^\/api(\/|$)/;
const NOT_A_PAGE = /^\/(api|_next|_data|uploads)(\/|$)|\.[^/]*$/;
const PRIVATE = /^\/boleto\/./;
/** Encoded slashes, backslashes, control characters and dot segments: what servers disagree about. */
const AMBIGUOUS = /%2f|%5c|\\|#|%[01][0-9a-f]|%7f|\/\.{1,2}(\/|$)|%2e/i;
/** RFC 3986, 6.2.2.2: letters, digits and the like are the same thing spelled out, and made one page many. */
const SPELLED_OUT = /%(?:2d|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** What a request is, told from its first line and whether it asks for React's own format. */
export function requestKind({ method = '', url = '', headers }: IncomingMessage): RequestKind {
  if (url.length > LONGEST_URL) return { kind: 'refused', status: 414 };
  if (!METHODS.includes(method)) {
    return { kind: 'refused', status: 405, headers: { Allow: METHODS.join(', ') } };
  }
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const search = query < 0 ? '' : url.slice(query);
  if (!path.startsWith('/') || AMBIGUOUS.test(path) || !isDecodable(path)) {
    return { kind: 'refused', status: 400 };
  }
  const plain = path.replace(/\/{2,}/g, '/').replace(SPELLED_OUT, decodeURIComponent);
  if (plain !== path) return { kind: 'moved', location: plain + search };

  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead) {
    // Next would look for a server function in whatever else is sent to a page.
    return API.test(path)
      ? { kind: 'other' }
      : { kind: 'refused', status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  const page = pageOfData(path);
  if (page) return { kind: 'data', path, page };
  if (PRIVATE.test(path) && headers.rsc === undefined) return { kind: 'private' };
  if (NOT_A_PAGE.test(path)) return { kind: 'file', path };
  return headers.rsc === undefined ? { kind: 'page', path, search } : { kind: 'other' };
}

function pageOfData(path: string): string | null {
  const page = readDataAddress(path)?.page;
  return page && !NOT_A_PAGE.test(page) && !PRIVATE.test(page) ? page : null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
