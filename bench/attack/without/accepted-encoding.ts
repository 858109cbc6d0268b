export function acceptedEncoding(header = ''): 'br' | 'gzip' | 'identity' {
  const accepted = header.split(',').map((item) => item.trim().split(/\s*;\s*/)[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
