import sharp from 'sharp';
import { prepareReceipt } from './prepare-receipt';

const copy = new Blob(['copy']);
const works = jest.fn(async () => copy);
const fails = jest.fn(async () => null);
const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const heic = new Blob(['\0\0\0\u0018ftypheic\0\0\0\0']);
const jpeg = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

afterEach(() => jest.clearAllMocks());

test('a photo is sent as its smaller copy', async () => {
  expect(await prepareReceipt(asBlob(await jpeg), works)).toEqual({ ok: true, picture: copy });
});

test('a photo that cannot be made smaller is sent as it is, out of memory', async () => {
  const photo = asBlob(await jpeg);
  const prepared = await prepareReceipt(photo, fails);
  const sent = prepared.ok ? prepared.picture : new Blob();
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(await jpeg);
  expect(sent).not.toBe(photo);
});

test.each([
  [15 * 1024 * 1024, { ok: true, picture: expect.any(Blob) }],
  [15 * 1024 * 1024 + 1, { ok: false, problem: 'too-heavy' }],
])('a photo of %i bytes: %j', async (bytes, prepared) => {
  const photo = new Uint8Array(bytes);
  photo.set(await jpeg);
  expect(await prepareReceipt(new Blob([photo]), works)).toEqual(prepared);
});

test('a HEIC photo goes through where the browser can read it', async () => {
  expect(await prepareReceipt(heic, works)).toEqual({ ok: true, picture: copy });
  expect(await prepareReceipt(heic, fails)).toEqual({ ok: false, problem: 'heic' });
});

test.each([
  ['unreadable', ''],
  ['pdf', '%PDF-1.7 comprobante'],
])('%s is refused without being decoded', async (problem, text) => {
  expect(await prepareReceipt(new Blob([text]), works)).toEqual({ ok: false, problem });
  expect(works).not.toHaveBeenCalled();
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('a %s as the phone has it', async (kind) => {
  const file = asBlob(
    await sharp(await jpeg)
      .toFormat(kind)
      .toBuffer(),
  );
  const isForShop = kind === 'png' || kind === 'webp';
  expect((await prepareReceipt(file, fails)).ok).toBe(isForShop);
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg"></svg>', '\0\0\0\u0018ftypmp42'])(
  'what no picture begins with is refused: %j',
  async (text) => {
    const refused = { ok: false, problem: 'not-a-picture' };
    expect(await prepareReceipt(new Blob([text]), fails)).toEqual(refused);
  },
);

/** A file in cloud storage, as phones provide it. */
const fileInCloud = (size: number, whole: () => Promise<ArrayBuffer>) =>
  ({ size, type: 'image/jpeg', arrayBuffer: whole }) as unknown as Blob;

test('a file that is deleted or incomplete is reported before it is sent', async () => {
  const file = fileInCloud(9, () => Promise.reject(new DOMException('Gone', 'NotFoundError')));
  expect(await prepareReceipt(file, works)).toEqual({ ok: false, problem: 'unreadable' });
});

test('a file of a cloud that tells no size is taken', async () => {
  const bytes = new Uint8Array(await jpeg);
  const file = fileInCloud(0, async () => bytes.buffer);
  expect(await prepareReceipt(file, works)).toEqual({ ok: true, picture: copy });
});
