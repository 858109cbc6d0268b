import type { Encoding } from '../cache/sendable';

export function acceptedEncoding(header = ''): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}
