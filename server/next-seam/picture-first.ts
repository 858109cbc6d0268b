// Reaches into: that React puts a `<link>` of a page into the head, behind Next's scripts.
// Buys: the main picture is asked for before the scripts, as a `preload()` would do that React drops.
// Fails when it changes: e2e/front/byte-budget.spec.ts.
// Can go: when React takes a server component's `preload()` after the page waited for data.

const MAIN_PICTURE = /<link rel="preload" as="image"[^>]*\sfetchPriority="high"[^>]*>/i;
const FIRST_LINK = /<(?:link|script)\b/i;

export function withPictureFirst(html: string): string {
  const head = html.slice(0, html.indexOf('</head>') + 1);
  const found = MAIN_PICTURE.exec(head);
  if (!found) return html;
  const [link] = found;
  const first = head.search(FIRST_LINK);
  const behind = found.index + link.length;
  return html.slice(0, first) + link + html.slice(first, found.index) + html.slice(behind);
}
