import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Sendable } from '../../cache/sendable';
import { weakEtag } from '../../cache/weak-etag';
import type { StyleOf } from '../../next-seam/transform-html';
import { FOREVER } from '../cache-control';
import type { FileTree } from './file-trees';
import { listFiles } from './list-files';
import { mediaType } from './media-type';

const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

export async function readStaticFiles(
  trees: FileTree[],
  packedFolder: string,
): Promise<Map<string, Sendable>> {
  const files = await Promise.all(
    trees.map(async (tree) =>
      Promise.all(
        (await listFiles(tree)).map(
          async ({ file, address }) =>
            [address, await readSendable(file, path.join(packedFolder, address), tree)] as const,
        ),
      ),
    ),
  );
  return new Map(files.flat());
}

export function styleIn(files: Map<string, Sendable>): StyleOf {
  return (address) => files.get(address)?.bodies.identity.toString();
}

async function readSendable(
  file: string,
  packed: string,
  { isHashed }: FileTree,
): Promise<Sendable> {
  const read = isHashed ? readIfThere : (twin: string) => readIfNewer(twin, file);
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    read(`${packed}.br`),
    read(`${packed}.gz`),
  ]);
  return {
    status: 200,
    etag: weakEtag(identity),
    headers: {
      'Content-Type': mediaType(file).type,
      'Cache-Control': isHashed ? FOREVER : AN_HOUR,
    },
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

async function readIfThere(twin: string): Promise<Buffer | null> {
  return readFile(twin).catch(() => null);
}

// Null too when the file was changed after it was packed.
async function readIfNewer(twin: string, file: string): Promise<Buffer | null> {
  const [original, made] = await Promise.all([stat(file), stat(twin).catch(() => null)]);
  return made && made.mtimeMs >= original.mtimeMs ? readIfThere(twin) : null;
}
