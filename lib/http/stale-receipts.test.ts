import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeStaleReceipts } from './stale-receipts';

test('what a killed process left is removed; what is in use, or not ours, stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stale-receipts-'));
  const [left, inUse] = [`receipt-${randomUUID()}`, `receipt-${randomUUID()}`];
  const foreign = 'receipt-of-somebody.jpg';
  const hourAgo = new Date(Date.now() - 3600_000);
  for (const name of [left, inUse, foreign]) {
    await writeFile(path.join(folder, name), 'x');
    if (name !== inUse) await utimes(path.join(folder, name), hourAgo, hourAgo);
  }
  await removeStaleReceipts(folder);
  expect((await readdir(folder)).sort()).toEqual([inUse, foreign].sort());
  await rm(folder, { recursive: true });
});
