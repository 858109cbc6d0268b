import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/env';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

export function withXsrfCookie(request: Request, answer: Response): Response {
  if (cookieToken(request) || isForEverybody(answer)) return answer;
  const secure = environment().siteUrl.startsWith('https:') ? '; Secure' : '';
  const token = randomBytes(24).toString('base64url');
  // Readable by script on purpose: repeating it is what a foreign page cannot do.
  answer.headers.append('Set-Cookie', `${COOKIE}=${token}; Path=/; SameSite=Lax${secure}`);
  return answer;
}

/** A shared cache would give everybody the same token. */
function isForEverybody({ headers }: Response): boolean {
  return /\b(public|s-maxage|immutable)\b/.test(headers.get('cache-control') ?? '');
}

export function isOwnRequest(request: Request): boolean {
  return isSameOrigin(request.headers) && repeatsToken(request);
}

export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site && site !== 'same-origin') return false;
  // Web views older than Fetch Metadata send only `Origin` with a POST.
  if (!origin) return site !== null;
  if (!URL.canParse(origin)) return false;
  return origin === environment().siteUrl || new URL(origin).host === headers.get('host');
}

/** Without cookies the header alone is enough: no other site's page can send it. */
function repeatsToken(request: Request): boolean {
  const given = Buffer.from(request.headers.get(HEADER) ?? '');
  const token = cookieToken(request);
  if (token === null) return given.length > 0;
  const expected = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function cookieToken(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)XSRF-TOKEN=([\w-]{16,64})(?:;|$)/.exec(cookies)?.[1] ?? null;
}
