// Reaches into: names of headers and addresses between Next and its router.
// Buys: nobody can pretend to be Next.
// Fails when it changes: e2e/front/page-cache.spec.ts.
// Can go: with the front.

import type { IncomingHttpHeaders } from 'node:http';

/** Next and its hosts read these as another address or as internal state. */
export const INNER_HEADER =
  /^(x-middleware-|x-nextjs-|x-invoke-|x-matched-path|x-now-|x-vercel-|x-prerender-)/;

/** In the `Vary` of every answer, but only Next's router uses them. */
export const ROUTER_VARY = /^(rsc|next-)/;

/** Asks for a whole page in the router's format, whatever the visitor's router has of it already. */
export const ROUTER_HEADERS = { rsc: '1' };
export const ROUTER_SEARCH = '?_rsc';

export function isForRouter({ rsc }: IncomingHttpHeaders): boolean {
  return rsc === '1';
}
