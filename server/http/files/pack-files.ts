import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type FileTree, listFiles } from './file-trees';
import { mediaType } from './media-type';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** `target` exists only when all compressed twins do. */
export async function packFiles(trees: FileTree[], target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const files = trees.flatMap(listFiles);
  await Promise.all(
    files
      .filter(({ file }) => mediaType(file).isCompressible)
      .map(({ file, address }) => packFile(file, path.join(unfinished, address))),
  );
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
}

async function packFile(file: string, target: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: 9 }),
  ]);
  await mkdir(path.dirname(target), { recursive: true });
  await Promise.all([writeFile(`${target}.br`, br), writeFile(`${target}.gz`, gz)]);
}
