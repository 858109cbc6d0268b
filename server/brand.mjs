import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/server/brand/main.js', import.meta.url);

if (!existsSync(main)) {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync('npm run build:services', { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

await import(main);
