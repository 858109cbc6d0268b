import { stat } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER } from '../files/file-trees';
import { listFiles } from '../files/list-files';

/** What the build is made of. A machine that was given the build alone has none of it. */
const SOURCES = ['app', 'components', 'demo-api', 'lib', 'server'];
const NO_PART = /\/\.|\.test\.tsx?$/;

/** A source below `root` that is newer than the build, null when there is none. */
export async function changedSinceBuild(root = '.'): Promise<string | null> {
  const { mtimeMs: builtAt } = await stat(path.join(root, BUILD_FOLDER, 'BUILD_ID'));
  for (const source of SOURCES) {
    for (const { file, address } of await filesIn(path.join(root, source))) {
      if (NO_PART.test(address)) continue;
      const { mtimeMs } = await stat(file);
      if (mtimeMs > builtAt) return path.relative(root, file);
    }
  }
  return null;
}

async function filesIn(folder: string) {
  return listFiles({ folder, prefix: '/', isHashed: false }).catch(() => []);
}
