/**
 * Builds an empty page with the installed Next and writes to `bare-next.json` how many bytes of scripts it loads,
 * brotli 11. Run `node e2e/support/measure-bare-next.mjs` after an update of Next.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const OWN_SCRIPT = /<script src="\/_next\/([^"]+)" async/g;

const FILES = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.js': 'export default ({ children }) => <html><head /><body>{children}</body></html>;',
  'app/page.js': 'export default () => <p>Hola</p>;',
};

const folder = path.resolve('dist', 'bare-next');
rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'app'), { recursive: true });
for (const [name, content] of Object.entries(FILES)) {
  writeFileSync(path.join(folder, name), content);
}
execFileSync(process.execPath, [require.resolve('next/dist/bin/next'), 'build', folder], {
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
const html = readFileSync(path.join(folder, '.next/server/app/index.html'), 'utf8');
const bytes = [...html.matchAll(OWN_SCRIPT)]
  .map(([, address = '']) => readFileSync(path.join(folder, '.next', address)))
  .reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
const measured = { version: require('next/package.json').version, bytes };
writeFileSync('e2e/support/bare-next.json', `${JSON.stringify(measured, null, 2)}\n`);
console.log(measured);
