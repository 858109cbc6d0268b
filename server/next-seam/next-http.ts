// Reaches into: names of headers and addresses between Next, its router and its development server.
// Buys: after a quiet spell a page 0.1 instead of 15 s old (`x-nextjs-cache`); nobody can pretend to be Next.
// Fails when it changes: next-contract.test.ts "headers"; quiet-spell.spec.ts and page-cache.spec.ts in e2e/front.
// Can go: `isStale` when Next can be told how old a page may be shown; the rest only with the front.

import type { IncomingHttpHeaders } from 'node:http';

/** Next and its hosts read these as another address or as internal state. */
export const INNER_HEADER =
  /^(x-middleware-|x-nextjs-|x-invoke-|x-matched-path|x-now-|x-vercel-|x-prerender-)/;

/** In the `Vary` of every answer, but only Next's router uses them. */
export const ROUTER_VARY = /^(rsc|next-)/;

export function isForRouter({ rsc }: IncomingHttpHeaders): boolean {
  return rsc === '1';
}

export function isOfDevelopment(address: string): boolean {
  return /^\/(_next|__nextjs)/.test(address);
}

export function isStale({ 'x-nextjs-cache': state }: IncomingHttpHeaders): boolean {
  return state === 'STALE';
}
