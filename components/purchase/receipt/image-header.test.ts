import sharp from 'sharp';
import { readImageHeader } from './image-header';

const ascii = (text: string) => new TextEncoder().encode(text);
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });

test.each(['jpeg', 'png'] as const)('a %s tells its kind and its size', async (kind) => {
  const bytes = await picture.clone().toFormat(kind).toBuffer();
  expect(readImageHeader(bytes)).toEqual({ kind, size: { width: 40, height: 30 } });
});

test('the size of a photo is found behind its EXIF block', async () => {
  const bytes = await picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(readImageHeader(bytes).size).toEqual({ width: 40, height: 30 });
});

test.each(['webp', 'gif', 'avif'] as const)('a %s is known by its signature', async (kind) => {
  const bytes = await picture.clone().toFormat(kind).toBuffer();
  expect(readImageHeader(bytes)).toEqual({ kind, size: null });
});

test.each([
  ['heic', '\0\0\0\u0018ftypheic\0\0\0\0'],
  ['pdf', '%PDF-1.7\n'],
  ['unknown', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['unknown', 'hola'],
  ['unknown', ''],
  ['unknown', '\0\0\0\u0018ftypmp42'],
])('%s is recognised', (kind, text) => {
  expect(readImageHeader(ascii(text)).kind).toBe(kind);
});

test('a JPEG cut off before its size is still a JPEG', async () => {
  const bytes = await picture.clone().jpeg().toBuffer();
  expect(readImageHeader(bytes.subarray(0, 20))).toEqual({ kind: 'jpeg', size: null });
});
