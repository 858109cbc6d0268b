import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { weakEtag } from '../../../lib/platform/etag';
import type { Sendable } from '../../cache/sendable';
import type { StyleOf } from '../../document/transform-html';
import { FOREVER } from '../cache-control';
import { contentTrees, type FileTree, listFiles } from './file-trees';
import { mediaType } from './media-type';

const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** A null `packedFolder` means that the files were not packed. */
export async function readStaticFiles(
  trees: FileTree[],
  packedFolder: string | null,
): Promise<Map<string, Sendable>> {
  const files = await Promise.all(
    trees.flatMap((tree) =>
      listFiles(tree).map(
        async ({ file, address }) =>
          [
            address,
            await readSendable(file, packedFolder && path.join(packedFolder, address), tree),
          ] as const,
      ),
    ),
  );
  return new Map(files);
}

/** The shop's own files. They replace ours of the same name. */
export async function readContentFiles(env = process.env): Promise<Map<string, Sendable>> {
  const trees = contentTrees(env).filter(({ folder }) => existsSync(folder));
  const files = await readStaticFiles(trees, null);
  // Clients that do not read the head ask for these addresses.
  for (const name of ['/favicon.ico', '/apple-touch-icon.png']) {
    const icon = files.get(`/brand${name}`);
    if (icon) files.set(name, icon);
  }
  return files;
}

export function styleIn(files: Map<string, Sendable>): StyleOf {
  return (address) => files.get(address)?.bodies.identity.toString();
}

async function readSendable(
  file: string,
  packed: string | null,
  { isHashed }: FileTree,
): Promise<Sendable> {
  const read = async (ending: string) => {
    if (packed === null) return null;
    return isHashed ? readIfThere(packed + ending) : readIfNewer(packed + ending, file);
  };
  const [identity, br, gzip] = await Promise.all([readFile(file), read('.br'), read('.gz')]);
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

// Also null when the file changed after it was packed.
async function readIfNewer(twin: string, file: string): Promise<Buffer | null> {
  const [original, made] = await Promise.all([stat(file), stat(twin).catch(() => null)]);
  return made && made.mtimeMs >= original.mtimeMs ? readIfThere(twin) : null;
}
