export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form of a body that the client takes; those who say nothing get it plain. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((item) =>
      item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}
