import type { IncomingMessage } from 'node:http';
import { isForRouter } from '../next-seam/next-http';

export type RequestKind =
  | { kind: 'page'; path: string; search: string }
  | { kind: 'router'; path: string }
  | { kind: 'private' }
  | { kind: 'file'; path: string }
  | { kind: 'other' }
  | { kind: 'refused'; reason: RefusedAddress; headers?: Record<string, string> }
  | { kind: 'moved'; status: 301 | 308; location: string };

export type RefusedAddress = 'too-long' | 'wrong-method' | 'bad-address';

const LONGEST_URL = 4096;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const API = /^\/api(\/|$)/;
const NOT_A_PAGE = /^\/(api|_next|uploads)(\/|$)/;
const PRIVATE = /^\/boleto\/./;
// Servers disagree about what these mean.
const AMBIGUOUS = /%2f|%5c|\\|#|%[01][0-9a-f]|%7f|\/\.{1,2}(\/|$)|%2e/i;
// RFC 3986, 6.2.2.2: needlessly encoded characters, which turned one page into many.
const SPELLED_OUT = /%(?:2d|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;
// A pasted link may end with a full stop, the star of bold text, an emoji, the next word or `/comprar`. No raffle has
// a longer id.
const RAFFLE = /^\/rifa\/[\da-f]{24}/i;
const STORY = /^\/rifa\/[\da-f]{24}\/historia\.jpg$/;
const PAGE =
  /^\/(?:home|contact|resultados(?:\/\d{1,3})?|verificar|como-participar|preguntas|nosotros|terminos|privacidad)(?=[^\w/-][^/]*$|_*\/?$)/i;
const TICKET = /^\/boleto\/[\w-]+(?![\w-])(?=[^/]*\/?$)/;

export function requestKind(req: IncomingMessage): RequestKind {
  const { method = '', url = '', headers } = req;
  if (url.length > LONGEST_URL) return { kind: 'refused', reason: 'too-long' };
  if (!METHODS.includes(method)) {
    return { kind: 'refused', reason: 'wrong-method', headers: { Allow: METHODS.join(', ') } };
  }
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const search = query < 0 ? '' : url.slice(query);
  const plain = path.replace(/\/{2,}/g, '/').replace(SPELLED_OUT, decodeURIComponent);
  const isRead = method === 'GET' || method === 'HEAD';
  // Some crawlers follow 301 alone; 308 keeps the method of others.
  const moved = { kind: 'moved', status: isRead ? 301 : 308 } as const;
  const page = STORY.test(plain)
    ? undefined
    : (RAFFLE.exec(plain) ?? PAGE.exec(plain))?.[0].toLowerCase();
  const named = page ?? TICKET.exec(plain)?.[0];
  if (named && named !== path) return { ...moved, location: named + search };
  if (!path.startsWith('/') || AMBIGUOUS.test(path) || !isDecodable(path)) {
    return { kind: 'refused', reason: 'bad-address' };
  }
  if (plain !== path) return { ...moved, location: plain + search };

  if (!isRead) {
    // Next would look for a server function in any other request to a page.
    return API.test(path)
      ? { kind: 'other' }
      : { kind: 'refused', reason: 'wrong-method', headers: { Allow: 'GET, HEAD' } };
  }
  if (PRIVATE.test(path) && !isForRouter(headers)) return { kind: 'private' };
  if (NOT_A_PAGE.test(path) || isFileName(path)) return { kind: 'file', path };
  return isForRouter(headers) ? { kind: 'router', path } : { kind: 'page', path, search };
}

/** A raffle's address may end like a file name. */
function isFileName(path: string): boolean {
  if (path.startsWith('/rifa/')) return STORY.test(path);
  return path.slice(path.lastIndexOf('/')).includes('.');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
