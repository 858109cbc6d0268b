import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WRITTEN_PAGES } from '@/lib/content/types';

test('every page is made for each request, so the build holds no other shop', () => {
  const code = readFileSync(path.join(__dirname, 'layout.tsx'), 'utf8');
  expect(code).toContain("export const dynamic = 'force-dynamic';");
});

test.each(WRITTEN_PAGES)(
  'the written page "%s" has an address and is held by the front',
  (name) => {
    expect(existsSync(path.join(__dirname, name, 'page.tsx'))).toBe(true);
    const config = readFileSync(path.join(__dirname, '..', 'next.config.mjs'), 'utf8');
    expect(config).toContain(`'/${name}',`);
  },
);
