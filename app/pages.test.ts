import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WRITTEN_PAGES } from '@/lib/content/types';

const pages = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx',
);

test.each(pages)('%s is made for each request, so the build holds no other shop', (file) => {
  const code = readFileSync(path.join(__dirname, file), 'utf8');
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
