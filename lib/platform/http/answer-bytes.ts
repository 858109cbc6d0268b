import 'server-only';
import { matchesEtag } from '../etag';

type Bytes = { body: Buffer; type: string; etag: string };

export function answerBytes(
  request: Request,
  { body, type, etag }: Bytes,
  extra: Record<string, string>,
): Response {
  const headers = {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...extra,
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = wantedRange(request, etag, body.length);
  if (range === 'outside') {
    const wrong = { ...headers, 'Content-Range': `bytes */${body.length}` };
    return new Response(null, { status: 416, headers: wrong });
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  const position = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(part), {
    status: range ? 206 : 200,
    // Next drops `Content-Length` from a handler's answer; the front restores it from this header.
    headers: { ...headers, ...position, 'X-Content-Length': String(part.length) },
  });
}

type Range = { start: number; end: number };

/** Null when the whole file is the right answer: no range, an outdated one, or several. */
function wantedRange({ headers }: Request, etag: string, size: number): Range | 'outside' | null {
  const ifRange = headers.get('if-range');
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  if ((ifRange && ifRange !== etag) || (!first && !last)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return null;
  return start < size ? { start, end } : 'outside';
}
