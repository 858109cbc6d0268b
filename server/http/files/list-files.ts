import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileTree } from './file-trees';

export type ListedFile = { file: string; address: string };

export async function listFiles({ folder, prefix }: FileTree): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      const address = prefix + path.relative(folder, file).split(path.sep).join('/');
      return { file, address };
    });
}
