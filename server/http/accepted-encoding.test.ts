import { acceptedEncoding } from './accepted-encoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['deflate,gzip', 'gzip'],
  ['*', 'gzip'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['br ;q=0, gzip', 'gzip'],
  ['br  ;  q=0.0, gzip', 'gzip'],
  ['br ; q=0.5, gzip', 'br'],
  ['gzip;q=0, *', 'gzip'],
  ['gzip;q=1.0, identity;q=0.5, *;q=0', 'gzip'],
  ['br;q=0, *;q=0', 'identity'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['xbr, gzipped', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [`br${' '.repeat(15_000)};${' '.repeat(100)}q=0${' '.repeat(15_000)}, gzip`, 'gzip'],
  [`br${';'.repeat(15_000)}`, 'br'],
  [`${','.repeat(15_000)}gzip`, 'gzip'],
  [`br${'='.repeat(15_000)}`, 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
