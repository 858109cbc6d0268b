const ADDRESS = /[\w.+-]@[\w-]+\.\w/;
const BODY = /<body[^>]*>/;
const END = '</body>';

/**
 * Cloudflare replaces each email address in a page, such as an account to pay into, with "[email protected]". It
 * respects these marks and `no-transform`. React ignores comments.
 */
export function protectEmails(html: string): string {
  if (!ADDRESS.test(html)) return html;
  const start = BODY.exec(html);
  const end = html.lastIndexOf(END);
  if (!start || end < 0) return html;
  const inside = start.index + start[0].length;
  return `${html.slice(0, inside)}<!--email_off-->${html.slice(inside, end)}<!--/email_off-->${html.slice(end)}`;
}
