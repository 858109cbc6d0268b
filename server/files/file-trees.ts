import path from 'node:path';

/** A folder whose files are served as they are, below `prefix`. */
export type FileTree = {
  folder: string;
  prefix: string;
  /** Their names change with their content. */
  isHashed: boolean;
};

export const BUILD_FOLDER = '.next';

export const FILE_TREES: FileTree[] = [
  { folder: path.join(BUILD_FOLDER, 'static'), prefix: '/_next/static/', isHashed: true },
  { folder: 'public', prefix: '/', isHashed: false },
];

/** Where the build leaves the compressed twins, by address: `/a.js` is in `a.js.br` and `a.js.gz`. */
export const PACKED_FOLDER = path.join(BUILD_FOLDER, 'packed');
