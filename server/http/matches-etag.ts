/** RFC 9110, 13.1.2. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  // Apache marks what it has compressed, and passes the mark on to us.
  const plain = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-(gzip|br)"$/, '"');
  return header.split(',').some((tag) => plain(tag) === plain(etag));
}
