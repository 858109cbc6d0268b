import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { newXsrfCookie, xsrfTokens } from './xsrf-cookie';
import { environment } from '../env';

const HEADER = 'x-xsrf-token';
/** Sent by a page that could read no cookie. */
const NO_COOKIE = 'no-cookie';

export function withXsrfCookie(request: Request, answer: Response): Response {
  if (isForEverybody(answer)) return answer;
  const isHttps = environment().siteUrl.startsWith('https:');
  const cookie = newXsrfCookie(request.headers.get('cookie'), { isHttps });
  if (cookie) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** A shared cache would give everybody the same token. The front adds one to answers that it shares. */
function isForEverybody({ headers }: Response): boolean {
  return /\b(public|s-maxage|immutable)\b/.test(headers.get('cache-control') ?? '');
}

export function isOwnRequest(request: Request): boolean {
  return isSameOrigin(request.headers) && repeatsToken(request);
}

/**
 * The browser's own `Sec-Fetch-Site` is enough: proxies may rewrite `Host`, and in-app browsers may send `null` as
 * `Origin`.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  // Browsers send Fetch Metadata over TLS only; over plain HTTP they send `Origin` with each POST.
  const origin = parseUrl(headers.get('origin') ?? '');
  if (!origin || origin.origin === 'null') return false;
  const asked = parseUrl(`${origin.protocol}//${headers.get('host') ?? ''}`);
  return [asked?.host, parseUrl(environment().siteUrl)?.host].includes(origin.host);
}

/** The parsed host is lower case and without the scheme's default port. */
function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Without cookies, or with one that a proxy hides from scripts, any header will do: other sites cannot send it. */
function repeatsToken(request: Request): boolean {
  const given = request.headers.get(HEADER) ?? '';
  const tokens = xsrfTokens(request.headers.get('cookie'));
  if (tokens.length === 0 || given === NO_COOKIE) return given !== '';
  return tokens.some(({ token }) => isSame(token, given));
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
