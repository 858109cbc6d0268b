import { AsyncLocalStorage } from 'node:async_hooks';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isForgotten } from '@/lib/testing/collect-garbage';
import { readMultipart } from './multipart';
import type * as receiptFiles from './receipt-files';
import { newReceiptFile, type ReceiptFile } from './receipt-files';

jest.mock('./receipt-files', () => {
  const real = jest.requireActual<typeof receiptFiles>('./receipt-files');
  return { ...real, newReceiptFile: jest.fn(real.newReceiptFile) };
});

const KIB = 1024;
const limits = { field: 'data', file: 'receipt', maxFieldBytes: KIB, maxFileBytes: 64 * KIB };

function form(parts: [name: string, value: string | Blob][]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return body;
}

const read = (body: BodyInit, headers: Record<string, string> = {}) =>
  readMultipart(
    new Request('http://x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    limits,
  );

const file = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/jpeg' });

/** `data` is a text, `receipt:60` a file of 60 KiB. */
const formOf = (...parts: string[]) =>
  form(
    parts.map((part) => {
      const [name = '', kib] = part.split(':');
      return [name, kib ? file(Number(kib) * KIB) : '{}'];
    }),
  );

/** Only looks for receipts begun here: the whole machine shares the folder. */
async function leftovers(): Promise<string[]> {
  const begun = jest.mocked(newReceiptFile).mock.results.map(({ value }) => value as ReceiptFile);
  const names = await readdir(tmpdir());
  return names.filter((name) => begun.some((receipt) => path.basename(receipt.file) === name));
}

test('one field and one file, which is gone when discarded', async () => {
  const before = await leftovers();
  const result = await read(formOf('data', 'receipt:60'));
  if (!result.ok) throw new Error(result.reason);
  expect(result.form.text).toBe('{}');
  expect(await readFile(result.form.file)).toHaveLength(60 * KIB);
  await result.form.discard();
  expect(await leftovers()).toEqual(before);
});

test.each([
  ['a file too large', ['data', 'receipt:65'], 'too-large'],
  ['two files', ['data', 'receipt:1', 'receipt:1'], 'bad-request'],
  ['two files of some size', ['data', 'receipt:50', 'receipt:50'], 'bad-request'],
  ['two texts before the file', ['data', 'data', 'receipt:50'], 'bad-request'],
  ['another text before the file', ['data', 'note', 'receipt:50'], 'bad-request'],
  ['the text as a file', ['data:1', 'receipt:50'], 'bad-request'],
  ['a file of another name', ['data', 'image:1'], 'bad-request'],
  ['a text of another name', ['datos', 'receipt:1'], 'bad-request'],
  ['no file', ['data'], 'bad-request'],
  ['no text', ['receipt:1'], 'bad-request'],
  ['JSON', '{}', 'bad-request'],
])('%s is refused and leaves nothing behind', async (_, parts, reason) => {
  const before = await leftovers();
  const body = typeof parts === 'string' ? parts : formOf(...parts);
  expect(await read(body)).toMatchObject({ ok: false, reason });
  expect(await leftovers()).toEqual(before);
});

test.each([
  ['as large as may be', KIB, 64 * KIB, true],
  ['a byte of text too long', KIB + 1, 1, false],
  ['a byte of picture too large', 1, 64 * KIB + 1, false],
])('a form is taken up to its limits: %s', async (_, letters, bytes, isTaken) => {
  const result = await read(
    form([
      ['data', 'x'.repeat(letters)],
      ['receipt', file(bytes)],
    ]),
  );
  if (!isTaken) return expect(result).toMatchObject({ ok: false, reason: 'too-large' });
  if (!result.ok) throw new Error(result.reason);
  expect(result.form.text).toHaveLength(letters);
  expect(await readFile(result.form.file)).toHaveLength(bytes);
  await result.form.discard();
});

test('a body cut in the middle is refused', async () => {
  const body =
    '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b\r\nContent-Disp';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect(await read(body, headers)).toMatchObject({ ok: false, reason: 'bad-request' });
});

test.each([71, 5000])('a boundary of %d characters', async (length) => {
  const headers = { 'content-type': `multipart/form-data; boundary=${'b'.repeat(length)}` };
  expect(await read('x', headers)).toMatchObject({ ok: false, reason: 'bad-request' });
});

test.each([
  'multipart/form-data; xboundary=b',
  `multipart/form-data; boundary=${'b'.repeat(5000)}; boundary=b`,
  'multipart/form-data; boundary=""',
])('a type without a boundary that can be read: %.60s', async (type) => {
  const body = '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b--\r\n';
  const result = await read(body, { 'content-type': type });
  expect(result).toMatchObject({ ok: false, reason: 'bad-request' });
});

test.each([
  ['a folder that is not there', path.join(tmpdir(), 'gone', 'receipt')],
  ['a full disk', '/dev/full'],
])('%s is not the buyer’s fault, and holds nobody up', async (_, full) => {
  const nowhere = { file: full, discard: async () => {} };
  jest.mocked(newReceiptFile).mockReturnValueOnce(nowhere);
  const body = formOf('data', 'receipt:60');
  expect(await read(body)).toMatchObject({ ok: false, reason: 'cannot-store' });
});

test('an endless body is refused, and its rest dropped for a while only', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16 * KIB;
      const head =
        '--b\r\nContent-Disposition: form-data; name="receipt"; filename="a.jpg"\r\n\r\n';
      controller.enqueue(
        sent === 16 * KIB ? new TextEncoder().encode(head) : new Uint8Array(16 * KIB),
      );
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect(await read(endless, headers)).toMatchObject({ ok: false, reason: 'too-large' });
  expect(sent).toBeLessThan(25 * 1024 * KIB);
});

test('nothing holds the request of an upload that is over', async () => {
  const requests = new AsyncLocalStorage<object>();
  async function readOne() {
    const request = { page: 'rendered' };
    const result = await requests.run(request, () => read(formOf('data', 'receipt:1')));
    if (!result.ok) throw new Error(result.reason);
    await result.form.discard();
    return new WeakRef(request);
  }
  expect(await isForgotten(await readOne())).toBe(true);
});
