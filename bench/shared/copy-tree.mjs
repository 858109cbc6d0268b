import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Copies the working tree as git sees it, untracked files included, with its packages. */
export function copyTree(folder, isNeeded = () => true) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const each of listed.split('\0')) {
    if (each && existsSync(each) && isNeeded(each)) cpSync(each, path.join(folder, each));
  }
  execFileSync('cp', ['-al', 'node_modules', folder]);
}
