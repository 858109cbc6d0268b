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

export const PACKED_FOLDER = path.join(BUILD_FOLDER, 'packed');
