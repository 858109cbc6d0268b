import { readdirSync, realpathSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files of a folder whose name fits; `changedAt` is in ms since 1970. A file that vanishes meanwhile is left out. */
export async function filesIn(
  folder: string,
  pattern: RegExp,
): Promise<{ file: string; changedAt: number; bytes: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const looks = names
    .filter((name) => pattern.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs, size } = await stat(file);
      return { file, changedAt: mtimeMs, bytes: size };
    });
  const seen = await Promise.allSettled(looks);
  return seen.flatMap((look) => (look.status === 'fulfilled' ? look.value : []));
}

/** Names of the files below a folder. */
export function namesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => hasFile(folder, name));
}

/** A link counts as the file to which it leads, if that is below the folder too. */
export function hasFile(folder: string, name: string): boolean {
  try {
    const file = realpathSync(path.join(folder, name));
    return file.startsWith(realpathSync(folder) + path.sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}
