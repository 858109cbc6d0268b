/** The header that proves that a request comes from our own page: the cookie's value, read back. */
export function xsrfHeader(cookies: string = document.cookie): Record<string, string> {
  const [, token] = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies) ?? [];
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}
