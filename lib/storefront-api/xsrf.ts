/** Matches only our token: another app's cookie may have any form. */
const TOKEN = /(?:^|;\s*)(?:__Host-)?shop-XSRF-TOKEN=([\w-]{32})(?:;|$)/;

/** The header is sent without a cookie too: no other site's page can send it. */
export function xsrfHeader(cookies: string = document.cookie): Record<string, string> {
  return { 'X-XSRF-TOKEN': TOKEN.exec(cookies)?.[1] ?? 'no-cookie' };
}
