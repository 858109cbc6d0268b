import 'server-only';
import { rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { filesIn } from '../files-in';
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
  const left = (await filesIn(folder, RECEIPT_NAME)).filter(
    ({ changedAt }) => Number(now) - changedAt > LEFT_AFTER_MS,
  );
  await Promise.allSettled(left.map(({ file }) => rm(file, { force: true })));
}
