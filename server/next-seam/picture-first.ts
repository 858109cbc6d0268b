// Reaches into: that React puts a `<link>` of a page into the head, behind Next's scripts.
// Buys: the main picture, or the logo, asked for before the scripts: largest paint of /contact 772 instead of 1,388 ms.
// Fails when it changes: next-contract.test.ts "main picture"; e2e/front/byte-budget.spec.ts.
// Can go: when React takes a server component's `preload()` after the page waited for data.

const MAIN_PICTURE = /<link rel="preload" as="image"[^>]*\sfetchPriority="high"[^>]*>/gi;
const FIRST_LINK = /<(?:link|script)\b/i;

export function withPictureFirst(html: string): string {
  const end = html.indexOf('</head>') + 1;
  const head = html.slice(0, end);
  const links = head.match(MAIN_PICTURE);
  if (!links) return html;
  const first = head.search(FIRST_LINK);
  const rest = head.slice(first).replace(MAIN_PICTURE, '');
  return head.slice(0, first) + links.join('') + rest + html.slice(end);
}
