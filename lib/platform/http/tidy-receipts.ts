import 'server-only';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { filesIn } from '../files-in';
import { LIMITS } from '../limits';
import { warnThrottled } from '../log/warn-throttled';
import { RECEIPT_NAME } from './receipt-files';
import { lookAtReceiptFolder } from './receipt-folder';

const EVERY_MS = 60_000;
/** A purchase is answered in that time once its receipt is there. Each byte that comes makes a file new. */
const LEFT_AFTER_MS = 2 * LIMITS.bodyMs;

export async function keepReceiptsTidy(folder = tmpdir()): Promise<void> {
  await tidyReceipts(folder);
  setInterval(() => void tidyReceipts(folder), EVERY_MS).unref();
}

/** Removes files that killed processes left, and logs when the folder takes no receipts. */
export async function tidyReceipts(folder: string): Promise<void> {
  const state = await lookAtReceiptFolder(folder);
  if (state !== 'writable') warnThrottled({ event: 'receipts-cannot-be-stored', state, folder });
  const left = (await filesIn(folder, RECEIPT_NAME)).filter(
    ({ changedAt }) => Date.now() - changedAt > LEFT_AFTER_MS,
  );
  await Promise.allSettled(left.map(({ file }) => rm(file, { force: true })));
}
