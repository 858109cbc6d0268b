import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '@/lib/platform/env';
import { readSettings } from '@/server/launch/settings';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['app', 'components', 'demo-api', 'lib', 'server'];
const FILES = ['instrumentation.ts', 'next.config.mjs'];

test('every variable that the code reads is in settings.md, and every one there is read', () => {
  const read = new Set([...readBySettings(), ...namedInSources()]);
  expect([...inTables()].sort()).toEqual([...read].sort());
});

/** Names that begin the items of `settings.md`. */
function inTables(): Set<string> {
  const text = readFileSync(path.join(__dirname, 'settings.md'), 'utf8');
  const firstCells = text.split('\n').map((line) => /^- ([^:]*):/.exec(line)?.[1] ?? '');
  return new Set(firstCells.flatMap((cell) => names(cell, /`([A-Z][A-Z\d_]*)`/g)));
}

/** The names that the readers of settings ask for when they run; some come from lists of their own. */
function readBySettings(): Set<string> {
  const asked = new Set<string>();
  const given: Record<string, string> = {};
  const environment = new Proxy(given as NodeJS.ProcessEnv, {
    get(variables, name) {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(variables, name) as unknown;
    },
  });
  readSettings(environment);
  given.ADMIN_API_URL = 'https://admin.example.com/api';
  parseEnvironment(environment);
  return asked;
}

/** Finds all other reads of the environment: `process.env.NAME`, or a parameter that holds it. */
function namedInSources(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const others = [...FILES, ...inFolders].filter((file) => !file.startsWith('lib/testing/'));
  return others.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    return [
      ...names(code, /\b(?:process\.env|env|variables)\.([A-Z][A-Z\d_]*)\b/g),
      ...names(code, /\{ ?([A-Z][A-Z\d_]*)[^}]*\}: NodeJS\.ProcessEnv/g),
    ];
  });
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
