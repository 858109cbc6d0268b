// Reaches into: where Next puts `metadata.other` in a document: into the head, as `<meta name content>`.
// Buys: a whole page with its status 404, also without scripts (docs/decisions/03).
// Fails when it changes: next-contract.test.ts "missing page"; e2e/front/page-cache.spec.ts.
// Can go: when `notFound()` renders on the server (vercel/next.js#62228) and leaves nothing behind.

const MARKER = /<meta name="x-status" content="404"\s*\/?>/i;

export function askedStatus(html: string): 404 | null {
  return MARKER.test(html.slice(0, html.indexOf('</head>'))) ? 404 : null;
}
