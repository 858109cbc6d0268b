import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FILE_TREES, PACKED_FOLDER } from './files/file-trees';
import { listFiles } from './files/list-files';
import { mediaType } from './files/media-type';

const brotli = promisify(brotliCompress);

/** The last step of a build: the compressed twins of every static file, as small as they get. */
async function main(): Promise<void> {
  const unfinished = `${PACKED_FOLDER}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const files = (await Promise.all(FILE_TREES.map(listFiles))).flat();
  await Promise.all(
    files
      .filter(({ file }) => mediaType(file).isCompressible)
      .map(({ file, address }) => pack(file, path.join(unfinished, address))),
  );
  await rm(PACKED_FOLDER, { recursive: true, force: true });
  await rename(unfinished, PACKED_FOLDER);
}

async function pack(file: string, target: string): Promise<void> {
  const content = await readFile(file);
  const packed = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzip9(content),
  ]);
  await mkdir(path.dirname(target), { recursive: true });
  await Promise.all([writeFile(`${target}.br`, packed[0]), writeFile(`${target}.gz`, packed[1])]);
}

function gzip9(content: Buffer): Promise<Buffer> {
  return promisify<Buffer, { level: number }, Buffer>(gzip)(content, { level: 9 });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
