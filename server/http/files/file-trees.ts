import path from 'node:path';
import { namesBelow } from '../../../lib/platform/files-in';

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

export function listFiles({ folder, prefix }: FileTree): ListedFile[] {
  return namesBelow(folder).map((name) => ({
    file: path.join(folder, name),
    address: prefix + name.split(path.sep).join('/'),
  }));
}
