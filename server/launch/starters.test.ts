import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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
  for (const file of [starter, 'supported-node']) {
    cpSync(`server/${file}.mjs`, path.join(shop, `server/${file}.mjs`));
  }
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

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
])('on Node %s the shop starts: %s', (version, starts) => {
  const pretended = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const supported = pathToFileURL(path.resolve('server/supported-node.mjs')).href;
  const { status, stderr } = spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `${pretended} await import('${supported}');`,
  ]);
  const told = `Node ${version} is too old: the shop needs 20.19 or newer, best 24 LTS from https://nodejs.org\n`;
  expect([status, String(stderr)]).toEqual(starts ? [0, ''] : [78, told]);
});
