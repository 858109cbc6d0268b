import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import type { ImageKind } from './image-kind';
import { imageKind } from './image-kind';

/** The picture files of the admin API, one folder per kind (`rifa`, `portada`, `pagos`, …). */
export type UploadFolder = {
  root: string;
  /** Returns the file whatever it contains: a real server serves any upload, picture or not. */
  read(folder: string, file: string): Promise<{ bytes: Buffer; kind: ImageKind | null } | null>;
  /** Resolves when the file is safe on disk. */
  write(folder: string, file: string, bytes: Uint8Array): Promise<void>;
  /** Like `write`, under a new name, which it returns. */
  keep(folder: string, kind: ImageKind, bytes: Uint8Array): Promise<string>;
  remove(folder: string, file: string): Promise<void>;
};

export const NO_IMAGE = 'no-image';

/** Allows any letters, even invisible marks: a real server accepts the names that people give. */
const PLAIN_NAME = /^[^./\\\p{Cc}\p{Cs}][^/\\\p{Cc}\p{Cs}]*$/u;

export function openUploadFolder(root: string): UploadFolder {
  const place = (...names: string[]): string | null =>
    names.every((name) => PLAIN_NAME.test(name)) ? path.join(root, ...names) : null;

  async function read(folder: string, file: string) {
    const from = file === NO_IMAGE ? path.join(root, `${NO_IMAGE}.jpg`) : place(folder, file);
    const bytes = from && (await readFile(from).catch(() => null));
    return bytes ? { bytes, kind: imageKind(bytes) } : null;
  }

  async function write(folder: string, file: string, bytes: Uint8Array) {
    const to = place(folder, file);
    if (!to) throw new Error(`not a plain file name: ${folder}/${file}`);
    await mkdir(path.dirname(to), { recursive: true });
    await writeSafely(to, bytes);
  }

  async function keep(folder: string, kind: ImageKind, bytes: Uint8Array) {
    const file = `${randomUUID()}.${kind}`;
    await write(folder, file, bytes);
    return file;
  }

  async function remove(folder: string, file: string) {
    const at = place(folder, file);
    if (at) await rm(at, { force: true });
  }

  return { root, read, write, keep, remove };
}

/** Syncs twice, so that neither the bytes nor the name are lost in a power cut. */
async function writeSafely(to: string, bytes: Uint8Array): Promise<void> {
  const file = await open(to, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  const folder = await open(path.dirname(to), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
