import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { chunk, packedTexts, png, repeatedScans } from '@/lib/testing/hostile-pictures.mjs';
import { readHeader } from './read-header';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'headers-'))));
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array | string) {
  const file = path.join(folder, 'picture');
  await writeFile(file, bytes);
  return readHeader(file);
}

const picture = (channels: 3 | 4 = 3) =>
  sharp({
    create: { width: 402, height: 301, channels, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
  });

test.each([
  ['jpeg', picture().jpeg()],
  ['jpeg', picture().withMetadata({ orientation: 6, icc: 'p3' }).jpeg()],
  ['jpeg-progressive', picture().jpeg({ progressive: true })],
  ['png', picture().png()],
  ['png', picture().png({ palette: true })],
  ['png-interlaced', picture().png({ progressive: true })],
  ['webp', picture().webp()],
  ['webp', picture().withMetadata({ orientation: 6 }).webp()],
  ['webp-lossless', picture().webp({ lossless: true })],
  ['webp-lossless', picture(4).webp({ lossless: true })],
  ['webp-lossless', picture(4).webp()],
  ['webp-lossless', picture().withMetadata({ orientation: 6 }).webp({ lossless: true })],
])('%s is recognised with its size', async (kind, made) => {
  const passes = kind === 'jpeg-progressive' ? 10 : 1;
  expect(await read(await made.toBuffer())).toEqual({
    ok: true,
    header: { kind, width: 402, height: 301, passes },
  });
});

test('the header of a photo takes one read of the file', async () => {
  const file = path.join(folder, 'photo');
  await writeFile(
    file,
    await picture().withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toBuffer(),
  );
  const handle = await open(file);
  await handle.close();
  const reads = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'read');
  expect(await readHeader(file)).toMatchObject({ ok: true });
  expect(reads).toHaveBeenCalledTimes(1);
});

test.each([2, 40])('%d scans of a JPEG are counted', async (scans) => {
  expect(await read(await repeatedScans(scans))).toMatchObject({ header: { passes: scans } });
});

const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

test.each([
  ['the first and the last restart, and coded 255s', bytesOf('ff00ffd0ffd7ff00')],
  ['a marker without a length', bytesOf('ff01')],
  ['the last two bytes of a block', Buffer.concat([bytesOf('ff01'), Buffer.alloc(16 * 1024 - 2)])],
  ['the edge of two blocks', Buffer.concat([bytesOf('ff01'), Buffer.alloc(16 * 1024 - 1)])],
  ['fill bytes', Buffer.alloc(9, 0xff)],
  ['16 kB of pixels and a 255 at the end of a block', Buffer.alloc(16 * 1024 - 1, 0xff)],
  ['bytes that belong to nothing, and a marker without a length', bytesOf('1234ff011234')],
])('no scan hides behind or in %s', async (_what, between) => {
  const bytes = await repeatedScans(2);
  const at = bytes.lastIndexOf(bytesOf('ffda'));
  const hiding = [bytes.subarray(0, at), between, bytes.subarray(at)];
  expect(await read(Buffer.concat(hiding))).toMatchObject({ header: { passes: 2 } });
});

const FRAME = 'ffc0001108000900090301110002110003110000';
const SCAN_OF_ONE = 'ffda0008010100003f00';
const SCAN_OF_ALL = 'ffda000c03010002000300003f00';

test.each([
  ['all three parts', SCAN_OF_ALL, 'jpeg', 1],
  ['all three parts, and another that no decoder reads', SCAN_OF_ALL.repeat(2), 'jpeg', 1],
  ['one part', SCAN_OF_ONE, 'jpeg', 1],
  ['one part each, twice', SCAN_OF_ONE.repeat(2), 'jpeg-progressive', 2],
  ['one part each, three times', SCAN_OF_ONE.repeat(3), 'jpeg-progressive', 3],
])('scans of a JPEG that is not progressive are counted: %s', async (_, scans, kind, passes) => {
  const bytes = bytesOf(`ffd8${FRAME}${scans}ffd9`);
  expect(await read(bytes)).toMatchObject({ header: { kind, passes, width: 9, height: 9 } });
});

test('a JPEG with more than the basic tables is recognised', async () => {
  expect(await read(await withMarker(0xc1))).toMatchObject({
    header: { kind: 'jpeg', width: 402 },
  });
});

test('a JPEG without its end is read as far as it goes', async () => {
  const bytes = await repeatedScans(5);
  const cut = bytes.subarray(0, bytes.lastIndexOf(bytesOf('ffda')) - 2);
  expect(await read(cut)).toMatchObject({ header: { width: 2000, passes: 4 } });
});

test('scans that a phone puts behind a picture are not counted', async () => {
  const bytes = Buffer.concat([
    await repeatedScans(3),
    bytesOf('0002'),
    (await repeatedScans(9)).subarray(2),
  ]);
  expect(await read(bytes)).toMatchObject({ header: { passes: 3 } });
});

test.each(['zTXt', 'iTXt'] as const)(
  'a PNG may have ten packed texts (%s), not more',
  async (kind) => {
    expect(await read(packedTexts(10, kind))).toMatchObject({ ok: true });
    expect(await read(packedTexts(11, kind))).toEqual({ ok: false, reason: 'broken' });
  },
);

test('a PNG may have 998 short texts before its pixels, not more', async () => {
  const texts = (count: number) => png(9, 9, Array<Buffer>(count).fill(chunk('tEXt')));
  expect(await read(texts(998))).toMatchObject({ ok: true });
  expect(await read(texts(999))).toEqual({ ok: false, reason: 'broken' });
});

test('a JPEG’s size is read behind a megabyte of metadata and fill bytes', async () => {
  const whole = await picture().jpeg().toBuffer();
  const note = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)]);
  const bytes = Buffer.concat([
    whole.subarray(0, 2),
    ...Array<Buffer>(16).fill(note),
    Buffer.alloc(5, 0xff),
    whole.subarray(2),
  ]);
  expect(await read(bytes)).toMatchObject({ ok: true, header: { width: 402, height: 301 } });
});

test('a JPEG may have 500 segments up to its pixels, not more', async () => {
  const whole = await picture().jpeg().toBuffer();
  let own = 1;
  for (let at = 2; whole[at + 1] !== 0xda; at += 2 + whole.readUInt16BE(at + 2)) own += 1;
  const note = bytesOf('ffe00002');
  const withSegments = (count: number) =>
    Buffer.concat([
      whole.subarray(0, 2),
      ...Array<Buffer>(count - own).fill(note),
      whole.subarray(2),
    ]);
  expect(await read(withSegments(500))).toMatchObject({ ok: true, header: { width: 402 } });
  expect(await read(withSegments(501))).toEqual({ ok: false, reason: 'broken' });
});

async function animated() {
  const frames = [picture(), picture().negate()].map((frame) => frame.webp().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

test.each([
  ['an empty file', async () => '', 'empty'],
  ['a text', async () => 'hola', 'other'],
  ['a JPEG without a frame', async () => Buffer.from('ffd8ffe000024a', 'hex'), 'broken'],
  [
    'a JPEG of 65,500 segments',
    async () => Buffer.from(`ffd8${'ffe00002'.repeat(65_500)}`, 'hex'),
    'broken',
  ],
  ['a JPEG that a codec of another kind made', async () => withMarker(0xc9), 'broken'],
  ['a JPEG whose height comes later', async () => withHeight(0), 'broken'],
  ['a PNG cut off', async () => (await picture().png().toBuffer()).subarray(0, 20), 'broken'],
  ['a moving WebP', animated, 'broken'],
  ['a JPEG cut off before its scan', async () => beforeScan(), 'broken'],
  ['an AVIF', async () => picture().avif({ effort: 0 }).toBuffer(), 'other'],
  ['an AVIF that names HEIC first', async () => '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'other'],
  ['a film', async () => '\0\0\0\x1cftypavis\0\0\0\0avis', 'other'],
])('%s has no header', async (_name, make, reason) => {
  expect(await read(await make())).toEqual({ ok: false, reason });
});

async function beforeScan() {
  const bytes = await picture().jpeg().toBuffer();
  return bytes.subarray(0, bytes.indexOf(Buffer.from([0xff, 0xda])));
}

async function withMarker(marker: number) {
  const bytes = await picture().jpeg().toBuffer();
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
  return bytes;
}

async function withHeight(height: number) {
  const bytes = await picture().jpeg().toBuffer();
  bytes.writeUInt16BE(height, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return bytes;
}
