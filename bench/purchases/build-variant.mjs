import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const MODULES = {
  'single-flight': 'lib/payments/store/shared-store.ts',
  'single-flight-per-buyer': 'lib/payments/buyer-lock.ts',
  'look-up': 'lib/payments/look-up.ts',
  key: 'lib/http/idempotency-key.ts',
};

export function buildVariant(guard) {
  const replaced = MODULES[guard];
  if (!replaced) throw new Error(`--without ${Object.keys(MODULES).join('|')}`);
  const folder = path.resolve('dist', `bench-without-${guard}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file && existsSync(file) && !/\.test\.tsx?$/.test(file))
      cpSync(file, path.join(folder, file));
  }
  execFileSync('cp', ['-al', 'node_modules', folder]);
  cpSync(`bench/purchases/without/${guard}.ts`, path.join(folder, replaced));
  rmSync(path.join(folder, 'bench'), { recursive: true });
  console.log(`Building the shop without ${guard} (${replaced})`);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
