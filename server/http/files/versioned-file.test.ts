import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { weakEtag } from '../../../lib/platform/etag';
import { withOwnLife } from './versioned-file';

const publicFile = (address: string) =>
  readFileSync(path.join(__dirname, '../../../public', address));

function sendable(identity: Buffer) {
  const headers = { 'Cache-Control': 'public, max-age=3600' };
  return { status: 200, etag: weakEtag(identity), headers, bodies: { identity } };
}

const lifeOf = (url: string) =>
  withOwnLife(url, sendable(publicFile(url.split('?')[0] ?? ''))).headers['Cache-Control'];

test('a font is kept for ever at the address that styles and scripts write', () => {
  const address = '/fonts/bricolage-grotesque-700.woff2';
  const version = createHash('sha256').update(publicFile(address)).digest('hex').slice(0, 8);
  for (const file of ['app/globals.css', 'server/document/own-typeface.ts']) {
    const text = readFileSync(path.join(__dirname, '../../..', file), 'utf8');
    expect(text).toContain(`'${address}?v=${version}'`);
  }
  expect(lifeOf(`${address}?v=${version}`)).toContain('immutable');
});

test('an address that names other content is asked again each time: its page may be newer', () => {
  expect(lifeOf('/brand/logo.svg?v=00000000')).toBe('no-cache');
});

test.each(['', '?v=', '?v=1&v=2', '?x=1'])(
  'an address that names no content is asked again after an hour: %s',
  (query) => {
    expect(lifeOf(`/brand/logo.svg${query}`)).toBe('public, max-age=3600');
  },
);
