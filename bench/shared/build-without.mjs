import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from './copy-tree.mjs';

const NOT_BUILT = /\.test\.tsx?$|^(bench|e2e)\/|^playwright\.config/;

/** Paths from the root; Next knows nothing of the front. @returns {string} folder of the copy, because the shop itself has no such switch */
export function buildWithout(name, { file, replacement }) {
  const folder = path.resolve('dist', `bench-without-${name}`);
  copyTree(folder, (each) => !NOT_BUILT.test(each));
  cpSync(replacement, path.join(folder, file));
  console.log(`Building the shop without ${name} (${file})`);
  const isOfFront = file.startsWith('server/http/');
  if (isOfFront) cpSync('.next', path.join(folder, '.next'), { recursive: true });
  const build = ['run', isOfFront ? 'build:services' : 'build'];
  execFileSync('npm', build, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
