import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files of a folder whose name fits, with the ms since 1970 of their last change. A file that vanishes meanwhile is left out. */
export async function filesIn(
  folder: string,
  pattern: RegExp,
): Promise<{ file: string; changedAt: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const looks = names
    .filter((name) => pattern.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      return { file, changedAt: (await stat(file)).mtimeMs };
    });
  const seen = await Promise.allSettled(looks);
  return seen.flatMap((look) => (look.status === 'fulfilled' ? look.value : []));
}
