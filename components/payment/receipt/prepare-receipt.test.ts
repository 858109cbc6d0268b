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

test('a photo that cannot be made smaller is sent as it is', async () => {
  const photo = asBlob(await jpeg);
  expect(await prepareReceipt(photo, fails)).toEqual({ ok: true, picture: photo });
});

test('a photo that cannot be made smaller and weighs over 15 MB is refused', async () => {
  const heavy = new Blob([new Uint8Array(await jpeg), new Uint8Array(15 * 1024 * 1024)]);
  expect(await prepareReceipt(heavy, fails)).toEqual({ ok: false, problem: 'too-heavy' });
});

test('a HEIC photo goes through where the browser can read it', async () => {
  expect(await prepareReceipt(heic, works)).toEqual({ ok: true, picture: copy });
  expect(await prepareReceipt(heic, fails)).toEqual({ ok: false, problem: 'heic' });
});

test.each([
  ['empty', ''],
  ['pdf', '%PDF-1.7 comprobante'],
  ['not-a-picture', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['not-a-picture', 'hola'],
])('%s is refused without being opened', async (problem, text) => {
  expect(await prepareReceipt(new Blob([text]), works)).toEqual({ ok: false, problem });
  expect(works).not.toHaveBeenCalled();
});

test('a picture with more pixels than a phone can hold is refused without being opened', async () => {
  const bomb = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  expect(await prepareReceipt(asBlob(bomb), works)).toEqual({
    ok: false,
    problem: 'too-many-pixels',
  });
  expect(works).not.toHaveBeenCalled();
});

test('a file that went away after it was picked is told, not waited for', async () => {
  const gone = {
    size: 9,
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) }),
  } as unknown as Blob;
  expect(await prepareReceipt(gone, works)).toEqual({ ok: false, problem: 'unreadable' });
});
