import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Paths from the root. @returns {string} folder of the copy, because the shop itself has no such switch */
export function buildWithout(name, { file, replacement }) {
  const folder = path.resolve('dist', `bench-without-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const each of kept) {
    const isNeeded =
      existsSync(each) && !/\.test\.tsx?$|^(bench|e2e)\/|^playwright\.config/.test(each);
    if (isNeeded) cpSync(each, path.join(folder, each));
  }
  execFileSync('cp', ['-al', 'node_modules', folder]);
  cpSync(replacement, path.join(folder, file));
  console.log(`Building the shop without ${name} (${file})`);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
