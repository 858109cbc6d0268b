import 'server-only';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { LIMITS } from '../limits';
import { receiptPath } from './receipt-files';

export type ReceiptFolder = {
  state: 'writable' | 'full' | 'unwritable';
  /** Time by the clock that dates the folder's files. */
  now: Date;
};

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** The folder counts as full when one more receipt would not fit. */
export async function lookAtReceiptFolder(folder: string): Promise<ReceiptFolder> {
  const probe = receiptPath(folder);
  try {
    const problem = await writeFile(probe, 'x', { mode: 0o600 }).catch(codeOf);
    const now = await stat(probe).then(
      ({ mtime }) => mtime,
      () => new Date(),
    );
    if (problem) return { state: NO_ROOM.includes(problem) ? 'full' : 'unwritable', now };
    return { state: (await hasRoom(folder)) ? 'writable' : 'full', now };
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  const size = await statfs(folder).catch(() => null);
  // Some file systems do not know their size.
  return !size?.blocks || size.bavail * size.bsize >= LIMITS.receiptBytes;
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? 'unknown';
}
