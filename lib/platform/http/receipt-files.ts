import 'server-only';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const RECEIPT_NAME = /^receipt-[\da-f-]{36}$/;

export type ReceiptFile = { file: string; discard(): Promise<void> };

export function newReceiptFile(folder = tmpdir()): ReceiptFile {
  const file = path.join(folder, `receipt-${randomUUID()}`);
  // The sweep removes what cannot be removed now.
  return { file, discard: () => rm(file, { force: true }).catch(() => undefined) };
}
