import { randomBytes } from 'node:crypto';

const COOKIE = 'shop-XSRF-TOKEN';
/** No app of another subdomain can set a cookie of this name. Browsers accept it over TLS only. */
const SAFE_COOKIE = `__Host-${COOKIE}`;

/** A name may occur twice. */
const TOKENS = /(?:^|;\s*)((?:__Host-)?shop-XSRF-TOKEN)=([\w-]{32})(?=;|$)/g;

/** @param cookies the `Cookie` header of a request */
export function xsrfTokens(cookies: string | null | undefined): { name: string; token: string }[] {
  return [...(cookies ?? '').matchAll(TOKENS)].map(([, name = '', token = '']) => ({
    name,
    token,
  }));
}

/** A `Set-Cookie` with a new token for a visitor who has none; else null. */
export function newXsrfCookie(
  cookies: string | null | undefined,
  { isHttps }: { isHttps: boolean },
): string | null {
  const name = isHttps ? SAFE_COOKIE : COOKIE;
  if (xsrfTokens(cookies).some((token) => token.name === name)) return null;
  const token = randomBytes(24).toString('base64url');
  // Readable by script on purpose: a foreign page cannot repeat it.
  return `${name}=${token}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
