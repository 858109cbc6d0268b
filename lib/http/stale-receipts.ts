import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RECEIPT = /^receipt-[\da-f-]{36}$/;
/** No purchase keeps its receipt so long; another instance may use the same folder. */
const LEFT_AFTER_MS = 15 * 60_000;

export async function removeStaleReceipts(folder = tmpdir()): Promise<void> {
  const files = (await readdir(folder)).filter((name) => RECEIPT.test(name));
  await Promise.allSettled(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
    }),
  );
}
