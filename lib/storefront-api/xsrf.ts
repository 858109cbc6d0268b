const cookieToken = (cookies: string) => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];

export const hasXsrfCookie = (): boolean => cookieToken(document.cookie) !== undefined;

export function xsrfHeader(cookies: string = document.cookie): Record<string, string> {
  return tokenHeader(cookieToken(cookies));
}

/** Sent without a cookie too: no other site's page can send the header. */
export function tokenHeader(token = 'no-cookie'): Record<string, string> {
  return { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}
