import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { INNER_HEADER, ROUTER_VARY } from '../next-seam/next-http';

// RFC 9110, 7.6.1. This server has already answered `Expect`.
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

// Servers take these for the real address, host, method or nonce.
const FORGEABLE =
  /^(content-security-policy|forwarded|x-forwarded-(host|port|prefix|server)|x-original-|x-rewrite-|x-http-method|x-method-override)/;

/** Only the last address in `X-Forwarded-For` cannot be forged. `TRUSTED_PROXIES` decides about the others. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  clientAddress: string,
): OutgoingHttpHeaders {
  const passed = Object.fromEntries(
    Object.entries(withoutOneHop(headers)).filter(
      ([name]) => !FORGEABLE.test(name) && !INNER_HEADER.test(name),
    ),
  );
  // The front transforms the answer, so it needs it uncompressed.
  if (headers.accept?.includes('text/html')) delete passed['accept-encoding'];
  return {
    ...passed,
    ...framing(headers),
    'x-forwarded-for': forwardedFor(headers, clientAddress),
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
  };
}

export function forwardedFor(headers: IncomingHttpHeaders, clientAddress: string): string {
  const before = headers['x-forwarded-for'];
  return before ? `${String(before)}, ${clientAddress}` : clientAddress;
}

// Without a length the body would be read as the next request.
function framing(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (headers['transfer-encoding']) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

export function hasBody(headers: OutgoingHttpHeaders): boolean {
  const { 'transfer-encoding': chunked, 'content-length': length = '0' } = headers;
  return chunked !== undefined || length !== '0';
}

/** Next strips `Content-Length` from handlers. Those that know the length send `X-Content-Length`. */
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
