import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/env';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/** Gives the browser the token that its next POST has to repeat in a header (spec section 7). */
export function withXsrfCookie(request: Request, answer: Response): Response {
  if (cookieToken(request) || isForEverybody(answer)) return answer;
  const secure = environment().siteUrl.startsWith('https:') ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  // Readable by script on purpose: repeating it is what a foreign page cannot do.
  answer.headers.append('Set-Cookie', `${COOKIE}=${token}; Path=/; SameSite=Lax${secure}`);
  return answer;
}

/** Whether a cache may hand the answer to somebody else, who would get the same token. */
function isForEverybody({ headers }: Response): boolean {
  return /\b(public|s-maxage|immutable)\b/.test(headers.get('cache-control') ?? '');
}

/** Whether a request that changes something comes from a page of ours. */
export function isOwnRequest(request: Request): boolean {
  return isSameOrigin(request.headers) && hasTokenPair(request);
}

function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site && site !== 'same-origin') return false;
  // Web views older than Fetch Metadata send the Origin alone with every POST.
  if (!origin) return site !== null;
  if (!URL.canParse(origin)) return false;
  return origin === environment().siteUrl || new URL(origin).host === headers.get('host');
}

function hasTokenPair(request: Request): boolean {
  const expected = Buffer.from(cookieToken(request) ?? '');
  const given = Buffer.from(request.headers.get(HEADER) ?? '');
  return (
    expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given)
  );
}

function cookieToken(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)XSRF-TOKEN=([\w-]{16,64})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
