import 'server-only';
import { statfs, writeFile } from 'node:fs/promises';
import { LIMITS } from '../limits';
import { newReceiptFile } from './receipt-files';

type ReceiptFolder = 'writable' | 'full' | 'unwritable';

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** The folder counts as full when one more receipt would not fit. */
export async function lookAtReceiptFolder(folder: string): Promise<ReceiptFolder> {
  const { file, discard } = newReceiptFile(folder);
  const problem = await writeFile(file, 'x', { mode: 0o600 }).catch(codeOf);
  await discard();
  if (problem) return NO_ROOM.includes(problem) ? 'full' : 'unwritable';
  return (await hasRoom(folder)) ? 'writable' : 'full';
}

async function hasRoom(folder: string): Promise<boolean> {
  const size = await statfs(folder).catch(() => null);
  // Some file systems do not know their size.
  return !size?.blocks || size.bavail * size.bsize >= LIMITS.receiptBytes;
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? 'unknown';
}
