import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// A shop with an admin API of its own writes JSON lines.
const { ADMIN_API_URL: _, ...environment } = process.env;

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
  ['setup', 'server/setup/main.js'],
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
    env: environment,
    encoding: 'utf8',
  });
  const { node } = process.versions;
  expect(stderr).toBe(parseInt(node) < 22 ? outOfSupport(node) : '');
  expect(stdout).toContain('started');
});

it.each([
  [undefined, 'https://admin.example/api'],
  ['https://other.example/api', 'https://other.example/api'],
])(
  'with %s the check takes the administration %s: that of the set-up only if there is none',
  (given, taken) => {
    for (const file of ['check', 'supported-node']) {
      cpSync(`server/${file}.mjs`, path.join(shop, `server/${file}.mjs`));
    }
    write('.next/BUILD_ID');
    write('dist/server/launch/check.js', 'console.log(process.env.ADMIN_API_URL);');
    write('shop/shop.env', "ADMIN_API_URL='https://admin.example/api'\n");
    const env = { ...environment, HOME: shop, ...(given && { ADMIN_API_URL: given }) };
    const { stdout } = spawnSync(process.execPath, ['server/check.mjs'], {
      ...{ cwd: shop, env, encoding: 'utf8' },
    });
    expect(stdout.trim().split('\n').at(-1)).toBe(taken);
  },
);

const tooOld = (version: string) =>
  `Node ${version} es muy viejo, y la tienda necesita 20.19 o más: instala 24 LTS de https://nodejs.org\n`;

/** The shop still runs there, so that anybody can try it. */
const outOfSupport = (version: string) =>
  `Node ${version} no recibe arreglos desde abril de 2026: instala 24 LTS de https://nodejs.org\n`;

const nothing = () => '';

it.each([
  ['18.20.8', 78, tooOld],
  ['20.18.3', 78, tooOld],
  ['20.19.0', 0, outOfSupport],
  ['22.0.0', 0, nothing],
  ['24.21.0', 0, nothing],
  ['26.10.0', 0, nothing],
])('on Node %s a starter has status %d and says what is wrong with it', (version, ending, told) => {
  const pretended = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const supported = pathToFileURL(path.resolve('server/supported-node.mjs')).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${pretended} await import('${supported}');`],
    { env: environment },
  );
  expect([status, String(stderr)]).toEqual([ending, told(version)]);
});
