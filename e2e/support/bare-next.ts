import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const run = promisify(execFile);
const require = createRequire(path.join(process.cwd(), 'package.json'));
const OWN_SCRIPT = /<script src="\/_next\/([^"]+)" async/g;

const FILES = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.js': 'export default ({ children }) => <html><head /><body>{children}</body></html>;',
  'app/page.js': 'export default () => <p>Hola</p>;',
};

/** Bytes of the scripts that a page of the installed Next loads without anything of ours, brotli 11. Builds it once. */
export async function bareNextBytes(): Promise<number> {
  const { version } = require('next/package.json') as { version: string };
  const folder = path.resolve('dist', `bare-next-${version}`);
  if (!existsSync(path.join(folder, '.next', 'BUILD_ID'))) await build(folder);
  const html = await readFile(path.join(folder, '.next/server/app/index.html'), 'utf8');
  const scripts = [...html.matchAll(OWN_SCRIPT)].map(([, address = '']) => address);
  const codes = await Promise.all(
    scripts.map((address) => readFile(path.join(folder, '.next', address))),
  );
  return codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
}

async function build(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'app'), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) {
    await writeFile(path.join(folder, name), content);
  }
  await run(process.execPath, [require.resolve('next/dist/bin/next'), 'build', folder], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
