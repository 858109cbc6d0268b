import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!existsSync('.next/BUILD_ID') || !existsSync('dist/server/launch/check.js')) {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../dist/server/launch/check.js');
