/** RFC 9110, 13.1.2. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  // Apache adds a suffix to what it has compressed, and passes the suffix on to us.
  const plain = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-(gzip|br)"$/, '"');
  return header.split(',').some((tag) => plain(tag) === plain(etag));
}
