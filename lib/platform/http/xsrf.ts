import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '../env';

const COOKIE = 'shop-XSRF-TOKEN';
/** No app of another subdomain can set a cookie of this name. Browsers accept it over TLS only. */
const SAFE_COOKIE = `__Host-${COOKIE}`;
const HEADER = 'x-xsrf-token';
/** Sent by a page that could read no cookie. */
const NO_COOKIE = 'no-cookie';

/** A name may occur twice. The last name was ours until 2026-11; other apps use it too. */
const TOKENS = /(?:^|;\s*)(__Host-shop-|shop-|)XSRF-TOKEN=([\w-]{32})(?=;|$)/g;

export function withXsrfCookie(request: Request, answer: Response): Response {
  const isSafe = environment().siteUrl.startsWith('https:');
  const name = isSafe ? SAFE_COOKIE : COOKIE;
  const isKnown = tokensOf(request).some((token) => token.name === name);
  if (isKnown || isForEverybody(answer)) return answer;
  const token = randomBytes(24).toString('base64url');
  const secure = isSafe ? '; Secure' : '';
  // Readable by script on purpose: a foreign page cannot repeat it.
  answer.headers.append('Set-Cookie', `${name}=${token}; Path=/; SameSite=Lax${secure}`);
  return answer;
}

/** A shared cache would give everybody the same token. */
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
export function isSameOrigin(headers: Headers): boolean {
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
  const tokens = tokensOf(request);
  if (tokens.length === 0 || given === NO_COOKIE) return given !== '';
  return tokens.some(({ token }) => isSame(token, given));
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function tokensOf(request: Request): { name: string; token: string }[] {
  const cookies = request.headers.get('cookie') ?? '';
  return [...cookies.matchAll(TOKENS)].map(([, before = '', token = '']) => ({
    name: `${before}XSRF-TOKEN`,
    token,
  }));
}
