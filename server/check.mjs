import './supported-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Where the set-up writes, if it does not say so itself. */
const written = ['/etc/shop', path.join(homedir(), 'shop')].map((folder) => `${folder}/shop.env`);
const found = process.env.ADMIN_API_URL ? undefined : written.find((each) => existsSync(each));
const file = process.argv[2] ?? found;
if (file) {
  console.log(`Reviso ${file}`);
  process.loadEnvFile(file);
}

if (!existsSync('.next/BUILD_ID') || !existsSync('dist/server/launch/check.js')) {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../dist/server/launch/check.js');
