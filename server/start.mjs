import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The last thing of each build step: what is there was finished.
const BUILT = ['dist/server/main.js', 'dist/demo-api/main.js', '.next/BUILD_ID', '.next/packed'];

process.chdir(new URL('..', import.meta.url).pathname);

if (!BUILT.every((path) => existsSync(path))) {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../dist/server/main.js');
