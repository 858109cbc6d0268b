export function isKnownEtag(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match') ?? '';
  const known = header.split(',').map((tag) => bare(tag.trim()));
  return known.includes(bare(etag)) || known.includes('*');
}

function bare(etag: string): string {
  return etag.replace(/^W\//, '');
}
