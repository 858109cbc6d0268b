import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const FOLDERS = [
  '.',
  'bench',
  'demo-api',
  'docs',
  'docs/decisions',
  'docs/es',
  'e2e',
  'lib/admin-api',
  'server/next-seam',
];
const SOURCES = /^(app|bench|components|demo-api|deploy|docs|e2e|lib|public|server)\//;
/** Made when the shop runs. */
const MADE = /^demo-api\/\.data/;

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
).map((document) => ({ document, text: readFileSync(path.join(ROOT, document), 'utf8') }));

test('every file that the documents link to exists', () => {
  const missing = documents.flatMap(({ document, text }) =>
    matches(text, /\]\(([^)\s:#]+)[^)\s:]*\)/g)
      .filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('files and folders that the documents name are there', () => {
  const missing = documents.flatMap(({ document, text }) =>
    matches(text, /`([\w.-]+\/[\w./()[\]-]*)`/g)
      .filter((name) => SOURCES.test(name) && !MADE.test(name))
      .filter((name) => !existsSync(path.join(ROOT, name)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
