import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** RFC 9110, 7.6.1: they speak of one connection only. `Expect` has been answered by this server already. */
const ONE_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Names by which frameworks take another address, host or inner state for the real one. No visitor's business. */
const FORGEABLE =
  /^(forwarded|x-forwarded-(host|port|prefix|server)|x-original-|x-rewrite-|x-http-method|x-method-override|x-middleware-|x-nextjs-|x-invoke-|x-matched-path|x-now-|x-vercel-|x-prerender-)/;

/**
 * What Next hears of a visitor's request. The last address in `X-Forwarded-For` is the one that connected here, the
 * only one nobody can forge; those before it are worth what `TRUSTED_PROXIES` says of it.
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  clientAddress: string,
): OutgoingHttpHeaders {
  const passed = Object.fromEntries(
    Object.entries(withoutOneHop(headers)).filter(([name]) => !FORGEABLE.test(name)),
  );
  // A document is dressed on its way back, which it cannot be when compressed.
  if (headers.accept?.includes('text/html')) delete passed['accept-encoding'];
  const before = headers['x-forwarded-for'];
  return {
    ...passed,
    ...framing(headers),
    'x-forwarded-for': before ? `${String(before)}, ${clientAddress}` : clientAddress,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
  };
}

/** How long the body is must be said in every request that has one, or its bytes would be read as the next request. */
function framing(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (headers['transfer-encoding']) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

/** A router's own words, of no use to a cache: Next adds them to every answer, pictures included. */
const ROUTER_VARY = /^(rsc|next-)/;

/**
 * What a visitor hears of Next's answer. Next takes `Content-Length` away from what handlers answer; those that know it
 * say it as `X-Content-Length`, because crawlers and progress bars ask for it.
 */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { 'x-content-length': length, vary, ...rest } = withoutOneHop(headers);
  if (length === undefined) return withoutOneHop(headers);
  const names = (vary ?? '').split(',').map((name) => name.trim());
  const own = names.filter((name) => name && !ROUTER_VARY.test(name)).join(', ');
  return { ...rest, 'content-length': String(length), ...(own ? { vary: own } : {}) };
}

export function withoutOneHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...ONE_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
