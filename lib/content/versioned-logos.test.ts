import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleProfile } from '@/lib/testing/own-content';
import { withVersionedLogos } from './versioned-logos';

/** The front keeps a file for ever at this address (`server/http/files/versioned-file.ts`). */
function addressOf(file: string): string {
  const content = readFileSync(path.join(__dirname, '../../public', file));
  return `${file}?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
}

test('pages name the content of a logo in its address', () => {
  expect(withVersionedLogos(exampleProfile())).toMatchObject({
    logo: addressOf('/brand/logo.svg'),
    logob: addressOf('/brand/logo-white.svg'),
  });
});

test.each(['/brand/none-there.svg', '/api/logo'])(
  'a logo that is none of the shop’s files keeps its address: %s',
  (logo) => {
    expect(withVersionedLogos(exampleProfile({ logo })).logo).toBe(logo);
  },
);
