import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger } from '../log/logger';
import { keepReceiptsTidy, tidyReceipts } from './tidy-receipts';
import { folderOfTest } from '@/lib/testing/folder-of-test';

const folder = folderOfTest();

const left = async () => (await readdir(folder())).sort();

async function writeOld(file: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await writeFile(file, 'x');
  await utimes(file, then, then);
}

test('files of a killed process go after minutes; files in use by another, or not ours, stay', async () => {
  const [killed, used] = [`receipt-${randomUUID()}`, `receipt-${randomUUID()}`];
  const foreign = 'receipt-of-somebody.jpg';
  await writeOld(path.join(folder(), killed), 10.1);
  await writeOld(path.join(folder(), used), 9.9);
  await writeOld(path.join(folder(), foreign), 60);
  await tidyReceipts(folder());
  expect(await left()).toEqual([used, foreign].sort());
});

test('the tidying goes on every minute, not only at the start', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] });
  await keepReceiptsTidy(folder());
  const killed = path.join(folder(), `receipt-${randomUUID()}`);
  await writeOld(killed, 11);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  while ((await left()).length > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('a folder that takes nothing is logged', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const gone = path.join(folder(), 'gone');
  await tidyReceipts(gone);
  const told = { event: 'receipts-cannot-be-stored', state: 'unwritable', folder: gone };
  expect(warn.mock.calls).toEqual([[told]]);
});
