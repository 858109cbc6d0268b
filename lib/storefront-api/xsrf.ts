/** Ours alone: a cookie of another app may have any form. The name without `shop-` is of the build before. */
const TOKEN = /(?:^|;\s*)(?:(?:__Host-)?shop-)?XSRF-TOKEN=([\w-]{32})(?:;|$)/;

export const hasXsrfCookie = (): boolean => TOKEN.test(document.cookie);

/** Sent without a cookie too: no other site's page can send the header. */
export function xsrfHeader(cookies: string = document.cookie): Record<string, string> {
  return { 'X-XSRF-TOKEN': TOKEN.exec(cookies)?.[1] ?? 'no-cookie' };
}
