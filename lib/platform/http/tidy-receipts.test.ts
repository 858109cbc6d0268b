import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logger } from '../log/logger';
import { newReceiptFile } from './receipt-files';
import { keepReceiptsTidy, tidyReceipts } from './tidy-receipts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tidy-receipts-'));
});

afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const left = async () => (await readdir(folder)).sort();

async function writeOld(file: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await writeFile(file, 'x');
  await utimes(file, then, then);
}

test('what a killed process left goes after minutes; what another one uses, or is not ours, stays', async () => {
  const [killed, used] = [`receipt-${randomUUID()}`, `receipt-${randomUUID()}`];
  const foreign = 'receipt-of-somebody.jpg';
  await writeOld(path.join(folder, killed), 3.1);
  await writeOld(path.join(folder, used), 2.9);
  await writeOld(path.join(folder, foreign), 60);
  await tidyReceipts(folder);
  expect(await left()).toEqual([used, foreign].sort());
});

test('what this process still holds stays, and says to the others that it is held', async () => {
  const { file, discard } = newReceiptFile(folder);
  await writeOld(file, 60);
  await tidyReceipts(folder);
  expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(60_000);
  await discard();
  expect(await left()).toEqual([]);
});

test('it goes on every minute, not only at the start', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] });
  await keepReceiptsTidy(folder);
  const killed = path.join(folder, `receipt-${randomUUID()}`);
  await writeOld(killed, 4);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  while ((await left()).length > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('a folder that takes nothing is told to the log', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const gone = path.join(folder, 'gone');
  await tidyReceipts(gone);
  const told = { event: 'receipts-cannot-be-stored', state: 'unwritable', folder: gone };
  expect(warn.mock.calls).toEqual([[told]]);
});
