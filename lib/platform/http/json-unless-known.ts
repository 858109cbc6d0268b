import 'server-only';
import { createHash } from 'node:crypto';
import { matchesEtag } from '@/server/http/matches-etag';

type Written = { text: string; etag: string };

const writtenOnce = new WeakMap<object, Written>();

export function jsonUnlessKnown(request: Request, body: object): Response {
  const { text, etag } = written(body);
  const headers = {
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

function written(body: object): Written {
  const known = writtenOnce.get(body);
  if (known) return known;
  const text = JSON.stringify({ ok: true, ...body });
  // Weak: the answer may be compressed or not.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  writtenOnce.set(body, { text, etag });
  return { text, etag };
}
