import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WRITTEN_PAGES } from '@/lib/content/types';
import { PAGE_LIFETIME } from '@/lib/platform/cache/page-lifetime';

const pages = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx',
);

test('a page that names its lifetime names that of all pages', () => {
  const named = pages.flatMap((file) => {
    const code = readFileSync(path.join(__dirname, file), 'utf8');
    const [, lifetime] = /^export const revalidate = (\d+);$/m.exec(code) ?? [];
    return lifetime ? [`${file}: ${lifetime}`] : [];
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(named.map((line) => line.replace(/\d+$/, String(PAGE_LIFETIME))));
});

test.each(WRITTEN_PAGES)('the written page "%s" has an address and a redirect below it', (name) => {
  expect(existsSync(path.join(__dirname, name, '[[...v]]', 'page.tsx'))).toBe(true);
  const config = readFileSync(path.join(__dirname, '..', 'next.config.mjs'), 'utf8');
  expect(config).toContain(`source: '/${name}/:rest+'`);
});
