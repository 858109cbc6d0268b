import { readdir } from 'node:fs/promises';
import path from 'node:path';

export type FileTree = {
  folder: string;
  prefix: string;
  isHashed: boolean;
};

export const BUILD_FOLDER = '.next';

export const FILE_TREES: FileTree[] = [
  { folder: path.join(BUILD_FOLDER, 'static'), prefix: '/_next/static/', isHashed: true },
  { folder: 'public', prefix: '/', isHashed: false },
];

/** The shop's own files, which replace ours or add to them. Read when the shop starts, and after each change. */
export function contentTrees(env = process.env): FileTree[] {
  const folder = env.CONTENT_DIR?.trim() || 'content';
  return ['brand', 'pictures'].map((part) => ({
    folder: path.join(folder, part),
    prefix: `/${part}/`,
    isHashed: false,
  }));
}

export const PACKED_FOLDER = path.join(BUILD_FOLDER, 'packed');

type ListedFile = { file: string; address: string };

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
