import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '../env';

const COOKIE = 'shop-XSRF-TOKEN';
/** No app of another subdomain can set one of this name; browsers take it over TLS alone. */
const SAFE_COOKIE = `__Host-${COOKIE}`;
const HEADER = 'x-xsrf-token';
/** What a page says that could read none. */
const NO_COOKIE = 'no-cookie';

/** One name may come twice. The last name was ours until 2026-11; other apps have it too. */
const TOKENS = /(?:^|;\s*)(__Host-shop-|shop-|)XSRF-TOKEN=([\w-]{32})(?=;|$)/g;

export function withXsrfCookie(request: Request, answer: Response): Response {
  const isSafe = environment().siteUrl.startsWith('https:');
  const name = isSafe ? SAFE_COOKIE : COOKIE;
  const isKnown = tokensOf(request).some((token) => token.name === name);
  if (isKnown || isForEverybody(answer)) return answer;
  const token = randomBytes(24).toString('base64url');
  const secure = isSafe ? '; Secure' : '';
  // Readable by script on purpose: repeating it is what a foreign page cannot do.
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
 * What the browser itself vouches for is enough: behind it stand proxies that rewrite `Host`, and in-app browsers whose
 * `Origin` is `null`.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  // Fetch Metadata comes over TLS alone; over plain HTTP there is `Origin` with each POST.
  const origin = parseUrl(headers.get('origin') ?? '');
  if (!origin || origin.origin === 'null') return false;
  const asked = parseUrl(`${origin.protocol}//${headers.get('host') ?? ''}`);
  return [asked?.host, parseUrl(environment().siteUrl)?.host].includes(origin.host);
}

/** Lower case, and without the scheme's own port. */
function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Without cookies, or with one that a proxy hides from scripts, any header will do: no other site's page can send it. */
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
