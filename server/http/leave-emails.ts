const ADDRESS = /[\w.+-]@[\w-]+\.\w/;
const BODY = /<body[^>]*>/;
const END = '</body>';

/**
 * Cloudflare puts "[email protected]" in the place of each address in a page, such as an account to pay into. It heeds
 * these marks, and `no-transform`; React passes over comments.
 */
export function leaveEmails(html: string): string {
  if (!ADDRESS.test(html)) return html;
  const start = BODY.exec(html);
  const end = html.lastIndexOf(END);
  if (!start || end < 0) return html;
  const inside = start.index + start[0].length;
  return `${html.slice(0, inside)}<!--email_off-->${html.slice(inside, end)}<!--/email_off-->${html.slice(end)}`;
}
