import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.env.INIT_CWD ??= process.cwd();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!existsSync('dist/server/setup/main.js')) {
  const { status } = spawnSync('npm run build:services', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../dist/server/setup/main.js');
