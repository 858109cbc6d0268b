import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER, listFiles } from '../http/files/file-trees';

/** What the build is made of. */
const FOLDERS = ['app', 'components', 'demo-api', 'lib', 'server'];
const FILES = ['instrumentation.ts', 'next.config.mjs'];
const NO_PART = /\/\.|\.test\.tsx?$/;

/** A source below `root` that is newer than the build, null when there is none. */
export async function changedSinceBuild(root = '.'): Promise<string | null> {
  // An image has the build alone, and of the few sources beside it the time when they were copied.
  if ((await changedAt(path.join(root, 'app'))) === -Infinity) return null;
  const builtAt = await changedAt(path.join(root, BUILD_FOLDER, 'BUILD_ID'));
  const inFolders = await Promise.all(FOLDERS.map((folder) => partsIn(path.join(root, folder))));
  for (const file of [...FILES.map((name) => path.join(root, name)), ...inFolders.flat()]) {
    if ((await changedAt(file)) > builtAt) return path.relative(root, file);
  }
  return null;
}

/** When a file changed last, in ms; of one that is not there, before everything. */
async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => -Infinity,
  );
}

async function partsIn(folder: string): Promise<string[]> {
  const files = await listFiles({ folder, prefix: '/', isHashed: false }).catch(() => []);
  return files.filter(({ address }) => !NO_PART.test(address)).map(({ file }) => file);
}
