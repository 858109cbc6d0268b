import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
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
  ['avif', picture().avif({ effort: 0 })],
  ['avif', picture(4).avif({ effort: 0 })],
])('%s is told with its size', async (kind, made) => {
  expect(await read(await made.toBuffer())).toEqual({
    ok: true,
    header: { kind, width: 402, height: 301 },
  });
});

test('a JPEG tells its size behind a megabyte of metadata and fill bytes', async () => {
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
  ['an AVIF that tells no size', async () => '\0\0\0\x1cftypavif\0\0\0\0avif', 'broken'],
  ['a film', async () => '\0\0\0\x1cftypavis\0\0\0\0avis', 'other'],
])('%s has no header', async (_name, make, reason) => {
  expect(await read(await make())).toEqual({ ok: false, reason });
});

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
