import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { status } = spawnSync('npm run build:services', { stdio: 'inherit', shell: true });
if (status !== 0) process.exit(status ?? 1);

await import('../dist/server/launch/dev.js');
