import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { packedTexts, repeatedFrames, repeatedScans } from '@/lib/testing/hostile-pictures.mjs';
import { encodeReceipt } from './receipt';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'receipts-'))));
afterAll(() => rm(folder, { recursive: true }));

async function receive(bytes: Uint8Array | string, client = '203.0.113.9') {
  const file = path.join(folder, 'receipt');
  await writeFile(file, bytes);
  return encodeReceipt(file, client);
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

test('strokes of four pixels stay black on white in a photo of 48 megapixels', async () => {
  const black = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const stroke = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .composite([{ input: black, gravity: 'west' }])
    .png()
    .toBuffer();
  const striped = photo(8000, 6000).composite([
    { input: stroke, tile: true, gravity: 'northwest' },
  ]);
  const result = await receive(await striped.jpeg().toBuffer());
  const picture = sharp(result.ok ? result.jpeg : undefined);
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
  const row = await picture
    .extract({ left: 800, top: 600, width: 800, height: 1 })
    .greyscale()
    .raw()
    .toBuffer();
  const middle = (from: number) => [...row].filter((_, x) => x % 8 === from || x % 8 === from + 1);
  expect(Math.max(...middle(1))).toBeLessThan(64);
  expect(Math.min(...middle(5))).toBeGreaterThan(192);
});

test('an upside-down photo becomes upright and loses its location', async () => {
  const bytes = await photo(400, 200)
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const result = await receive(bytes);
  const picture = await sharp(result.ok ? result.jpeg : undefined).metadata();
  expect(picture).toMatchObject({ width: 200, height: 400 });
  expect(picture.exif).toBeUndefined();
  expect(picture.orientation).toBeUndefined();
});

test.each(['png', 'webp'] as const)('%s is taken', async (format) => {
  const result = await receive(await photo(60, 40).toFormat(format).toBuffer());
  expect(result.ok).toBe(true);
});

test('what is transparent in a receipt is white, not black', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 4, background } });
  const result = await receive(await picture.png().toBuffer());
  const { channels } = await sharp(result.ok ? result.jpeg : undefined).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0heicmif1'),
  Buffer.alloc(200),
]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';

test.each([
  ['an empty file', '', /vacío/],
  ['HEIC', heic, /HEIC.*captura de pantalla/],
  ['SVG', svg, /debe ser una imagen/],
  ['a renamed PDF', '%PDF-1.7\n%âãÏÓ', /debe ser una imagen/],
  ['HTML', '<html><script>alert(1)</script>', /debe ser una imagen/],
  ['a GIF', 'GIF89a\x01\0\x01\0', /debe ser una imagen/],
  ['AVIF, which our page sends as JPEG', '\0\0\0\x1cftypavif\0\0\0\0avif', /debe ser una imagen/],
  ['a JPEG in name only', '\xff\xd8\xff not really', /dañada|debe ser/],
])('%s is refused with its sentence', async (_, bytes, sentence) => {
  expect(await receive(bytes)).toEqual({
    ok: false,
    reason: 'not-an-image',
    msg: expect.stringMatching(sentence),
  });
});

test('a scrolled capture keeps the width in which it can be read', async () => {
  const result = await receive(await photo(1080, 9000).png().toBuffer());
  const picture = await sharp(result.ok ? result.jpeg : undefined).metadata();
  expect(picture).toMatchObject({ width: 1080, height: 9000 });
});

test('one that lies on its side stands upright before its size is chosen', async () => {
  const capture = photo(9000, 1080).withMetadata({ orientation: 6 });
  const result = await receive(await capture.jpeg().toBuffer());
  const picture = await sharp(result.ok ? result.jpeg : undefined).metadata();
  expect(picture).toMatchObject({ width: 1080, height: 9000 });
});

const halves = async () => {
  const red = await photo(900, 450).png().toBuffer();
  const create = { width: 900, height: 900, channels: 3, background: '#0000ff' } as const;
  return sharp({ create }).composite([{ input: red, gravity: 'north' }]);
};

const CUT: [string, () => Promise<Buffer>][] = [
  ['a JPEG', async () => (await halves()).jpeg().toBuffer()],
  ['a progressive JPEG', async () => (await halves()).jpeg({ progressive: true }).toBuffer()],
  ['a PNG', async () => (await halves()).png({ compressionLevel: 0 }).toBuffer()],
];

test.each(CUT)('%s without its end is decoded as far as it goes', async (_what, make) => {
  const whole = await make();
  const result = await receive(whole.subarray(0, whole.length * 0.75));
  const picture = sharp(result.ok ? result.jpeg : undefined);
  const area = { left: 450, top: 100, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await picture.extract(area).raw().toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(100);
});

test('a photo of which nothing but its head is there is refused', async () => {
  const whole = await photo(900, 900).jpeg().toBuffer();
  const head = whole.subarray(0, whole.indexOf(Buffer.from([0xff, 0xda])));
  expect(await receive(head)).toMatchObject({
    ok: false,
    reason: 'not-an-image',
    msg: expect.stringMatching(/dañada/),
  });
});

test.each([
  ['a progressive photo of 16 megapixels', photo(4608, 3456).jpeg({ progressive: true })],
  ['a photo of 50', photo(8160, 6120).jpeg()],
  ['a very long capture', photo(1080, 30_000).png()],
  ['a lossless WebP of 16', photo(4000, 4000).webp({ lossless: true, effort: 0 })],
])('%s is decoded', async (_what, made) => {
  expect(await receive(await made.toBuffer())).toMatchObject({ ok: true });
});

const BOMBS: [string, () => Promise<Uint8Array>, string][] = [
  ['20,000 scans', () => repeatedScans(20_000), 'image-too-big'],
  ['200 packed texts', async () => packedTexts(200), 'image-too-big'],
  ['300 AVIF frames', () => repeatedFrames(300), 'not-an-image'],
];

test.each(BOMBS)(
  '%s are refused before a decoder has to be stopped',
  async (bomb, make, reason) => {
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await receive(await make(), bomb)).toMatchObject({ ok: false, reason });
    }
    const picture = await photo(60, 40).png().toBuffer();
    expect(await receive(picture, bomb)).toMatchObject({ ok: true });
  },
);
