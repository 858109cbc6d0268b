import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER, listFiles } from '../http/files/file-trees';

/** The sources of the build. */
const FOLDERS = ['app', 'components', 'demo-api', 'lib', 'server'];
const FILES = ['instrumentation.ts', 'next.config.mjs'];
const NO_PART = /\/\.|\.test\.tsx?$/;

/** Returns a source below `root` that is newer than the build, or null. */
export async function changedSinceBuild(root = '.'): Promise<string | null> {
  // An image holds only the build. The few sources beside it carry the time they were copied.
  if ((await changedAt(path.join(root, 'app'))) === -Infinity) return null;
  const builtAt = await changedAt(path.join(root, BUILD_FOLDER, 'BUILD_ID'));
  const inFolders = FOLDERS.flatMap((folder) => partsIn(path.join(root, folder)));
  for (const file of [...FILES.map((name) => path.join(root, name)), ...inFolders]) {
    if ((await changedAt(file)) > builtAt) return path.relative(root, file);
  }
  return null;
}

/** When a file last changed, in ms. A missing file is older than everything. */
async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => -Infinity,
  );
}

function partsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = listFiles({ folder, prefix: '/', isHashed: false });
  return files.filter(({ address }) => !NO_PART.test(address)).map(({ file }) => file);
}
