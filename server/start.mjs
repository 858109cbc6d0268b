import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The last output of each build step.
const BUILT = [
  'dist/server/launch/main.js',
  'dist/demo-api/main.js',
  'dist/offline/worker.js',
  '.next/BUILD_ID',
  '.next/packed',
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!BUILT.every((path) => existsSync(path))) {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../dist/server/launch/main.js');
