import 'server-only';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processWide } from '../process-wide';

export const RECEIPT_NAME = /^receipt-[\da-f-]{36}$/;

const held = processWide('held-receipts', () => new Set<string>());

export type ReceiptFile = { file: string; discard(): Promise<void> };

export function newReceiptFile(folder = tmpdir()): ReceiptFile {
  const file = receiptPath(folder);
  held.add(file);
  return {
    file,
    async discard() {
      held.delete(file);
      // The sweep removes what cannot be removed now.
      await rm(file, { force: true }).catch(() => undefined);
    },
  };
}

export function receiptPath(folder: string): string {
  return path.join(folder, `receipt-${randomUUID()}`);
}

export function heldReceipts(): string[] {
  return [...held];
}
