import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let shop: string;

beforeEach(() => {
  shop = path.join(mkdtempSync(path.join(tmpdir(), 'starters-')), 'mi tienda ñ 100%');
});

afterEach(() => rmSync(path.dirname(shop), { recursive: true, force: true }));

function write(file: string, text = ''): void {
  mkdirSync(path.join(shop, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(shop, file), text);
}

it.each([
  ['start', 'server/launch/main.js'],
  ['dev', 'server/launch/dev.js'],
  ['check', 'server/launch/check.js'],
  ['brand', 'server/brand/main.js'],
])('%s works in a folder with a space and an accent in its name', (starter, main) => {
  cpSync(`server/${starter}.mjs`, path.join(shop, `server/${starter}.mjs`));
  write('package.json', '{"scripts":{"build:services":"exit 0"}}');
  for (const built of ['demo-api/main.js', 'offline/worker.js']) write(`dist/${built}`);
  write('.next/BUILD_ID');
  write('.next/packed');
  write(`dist/${main}`, 'console.log("started");');
  const { stdout, stderr } = spawnSync(process.execPath, [`server/${starter}.mjs`], {
    cwd: shop,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('started');
});
