import type * as promises from 'node:fs/promises';
import { readdir, statfs, writeFile } from 'node:fs/promises';
import { lookAtReceiptFolder } from './receipt-folder';
import { folderOfTest } from '@/lib/testing/folder-of-test';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  return { ...real, statfs: jest.fn(real.statfs), writeFile: jest.fn(real.writeFile) };
});

const folder = folderOfTest();

test('a folder that takes receipts says so, and nothing stays in it', async () => {
  expect(await lookAtReceiptFolder(folder())).toBe('writable');
  expect(await readdir(folder())).toEqual([]);
});

test('one without room for a receipt is full before it is', async () => {
  const room = { blocks: 100_000, bavail: 3000, bsize: 4096 };
  jest.mocked(statfs).mockResolvedValueOnce(room as never);
  expect(await lookAtReceiptFolder(folder())).toBe('full');
  jest.mocked(statfs).mockResolvedValueOnce({ ...room, bavail: 5000 } as never);
  expect(await lookAtReceiptFolder(folder())).toBe('writable');
});

test.each(['ENOSPC', 'EDQUOT'])(
  'an error %s on writing means that the folder is full',
  async (code) => {
    jest.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error(), { code }));
    expect(await lookAtReceiptFolder(folder())).toBe('full');
  },
);
