import { createHash } from 'node:crypto';

export function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** For a body that is compressed on its way: its bytes differ by encoding. */
export function weakEtag(body: Buffer | string): string {
  return `W/${etagOf(body)}`;
}

/** RFC 9110, 13.1.2. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => plain(tag) === plain(etag));
}
