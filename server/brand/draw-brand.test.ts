import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawBrand } from './draw-brand';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#c00020"/></svg>';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
  await writeFile(path.join(folder, 'mine.svg'), LOGO);
});

afterEach(() => rm(folder, { recursive: true }));

const file = (name: string) => path.join(folder, 'brand', name);

async function draw(logo = 'mine.svg') {
  const brand = path.join(folder, 'brand');
  const source = path.join(folder, logo);
  return drawBrand({ logo: source, dark: null, ground: '#ffffff', folder: brand });
}

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels wide, the logo in its middle on the ground', async (name, size) => {
  await draw();
  const picture = sharp(file(name));
  expect(await picture.metadata()).toMatchObject({ width: size, height: size, format: 'png' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  expect(at(size / 2, size / 2)).toEqual([0xc0, 0, 0x20]);
  expect(at(2, size / 2)).toEqual([255, 255, 255]);
});

test('the favicon holds three pictures that can be read', async () => {
  await draw();
  const icon = await readFile(file('favicon.ico'));
  expect(icon.readUInt16LE(4)).toBe(3);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const picture = sharp(icon.subarray(offset, offset + length));
    expect(await picture.metadata()).toMatchObject({ width: size, height: size });
  }
});

test('a logo that is no SVG is put into one', async () => {
  await sharp(Buffer.from(LOGO)).resize(300).png().toFile(path.join(folder, 'mine.png'));
  expect(await draw('mine.png')).toContain('logo.svg');
  expect(await sharp(file('logo.svg')).metadata()).toMatchObject({ format: 'svg', width: 300 });
  expect(await sharp(file('no-image.svg')).metadata()).toMatchObject({ width: 640 });
});
