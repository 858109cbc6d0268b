import 'server-only';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { warnThrottled } from '../log/warn-throttled';
import { heldReceipts, RECEIPT_NAME } from './receipt-files';
import { lookAtReceiptFolder, type ReceiptFolder } from './receipt-folder';

const EVERY_MS = 60_000;
/** A live instance touches its own files each time; another instance may use the same folder. */
const LEFT_AFTER_MS = 3 * EVERY_MS;

export async function keepReceiptsTidy(folder = tmpdir()): Promise<void> {
  await tidyReceipts(folder);
  setInterval(() => void tidyReceipts(folder), EVERY_MS).unref();
}

/** Removes files that killed processes left, and logs when the folder takes no receipts. */
export async function tidyReceipts(folder: string): Promise<void> {
  const { state, now } = await lookAtReceiptFolder(folder);
  if (state !== 'writable') warnThrottled({ event: 'receipts-cannot-be-stored', state, folder });
  await Promise.allSettled(heldReceipts().map((file) => utimes(file, now, now)));
  await removeLeft(folder, now);
}

async function removeLeft(folder: string, now: ReceiptFolder['now']): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.allSettled(
    files
      .filter((name) => RECEIPT_NAME.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file);
        if (Number(now) - mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
      }),
  );
}
