import 'server-only';
import { matchesEtag } from '../etag';

type Bytes = { body: Buffer; type: string; etag: string };

/** Whole, whatever `Range` asks for (RFC 9110, 14.2). */
export function answerBytes(
  request: Request,
  { body, type, etag }: Bytes,
  extra: Record<string, string>,
): Response {
  const headers = {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    ...extra,
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    // Next drops `Content-Length` from a handler's answer; the front restores it from this header.
    headers: { ...headers, 'X-Content-Length': String(body.length) },
  });
}
