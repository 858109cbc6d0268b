import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SETUP = path.join(__dirname, 'fresh-services.mjs');
const HOUR = 3600;
const FOLDERS = [
  ...['server', 'demo-api', 'lib/images/worker'],
  ...['lib/checks', 'lib/content', 'lib/platform'],
];

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'fresh-services-'));
  write('package.json', '{"scripts":{"build:services":"touch built"}}');
  for (const folder of FOLDERS) write(`${folder}/main.ts`, '', 2);
});

afterEach(() => rmSync(checkout, { recursive: true }));

function write(file: string, text = '', hoursAgo = 0): void {
  const at = path.join(checkout, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  const seconds = Date.now() / 1000 - hoursAgo * HOUR;
  utimesSync(at, seconds, seconds);
}

function isBuiltBeforeTests(): boolean {
  const run = `import(${JSON.stringify(SETUP)}).then((setup) => setup.default())`;
  expect(spawnSync(process.execPath, ['-e', run], { cwd: checkout }).status).toBe(0);
  return existsSync(path.join(checkout, 'built'));
}

test.each(FOLDERS)(
  'a source in %s that is newer than the processes of tests is built first',
  (folder) => {
    write('dist/server/setup/main.js', '', -1);
    write(`${folder}/inner/part.ts`, '', -2);
    expect(isBuiltBeforeTests()).toBe(true);
  },
);

test('a missing build is made first', () => {
  expect(isBuiltBeforeTests()).toBe(true);
});

test('a build stays as it is, whatever test is newer', () => {
  write('dist/server/setup/main.js', '', -1);
  write('server/main.test.ts', '', -2);
  expect(isBuiltBeforeTests()).toBe(false);
});
