import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type SharpInput } from 'sharp';
import { readPicture, type Picture } from './read-picture';
import { iconFiles, logoFiles } from './render-brand';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#c00020"/></svg>';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
  await writeFile(path.join(folder, 'mine.svg'), LOGO);
});

afterEach(() => rm(folder, { recursive: true }));

const file = (name: string) => path.join(folder, 'brand', name);

async function draw(logo = 'mine.svg', dark = logo): Promise<void> {
  const [light, night] = await Promise.all([pictureOf(logo), pictureOf(dark)]);
  const files = {
    ...(await logoFiles({ logo: light, dark: night })),
    ...(await iconFiles({ icon: light, mark: night, ground: '#ffffff' })),
  };
  await mkdir(path.join(folder, 'brand'));
  for (const [name, content] of Object.entries(files)) await writeFile(file(name), content);
}

async function pictureOf(name: string): Promise<Picture> {
  const picture = await readPicture(path.join(folder, name));
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
}

async function pixel(picture: SharpInput, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels)].slice(0, info.channels);
}

const PICTURE_IN = /href="data:image\/png;base64,([^"]+)"/;

function pictureIn(svg: string): Buffer {
  return Buffer.from(PICTURE_IN.exec(svg)?.[1] ?? '', 'base64');
}

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels wide, the logo in its middle on the ground', async (name, size) => {
  await draw();
  const { width, height, format } = await sharp(file(name)).metadata();
  expect([width, height, format]).toEqual([size, size, 'png']);
  expect(await pixel(file(name), size / 2, size / 2)).toEqual([0xc0, 0, 0x20, 255]);
  expect(await pixel(file(name), 2, size / 2)).toEqual([255, 255, 255, 255]);
});

test('the favicon holds a picture that can be read', async () => {
  await draw();
  const icon = await readFile(file('favicon.ico'));
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  const picture = sharp(icon.subarray(offset, offset + length));
  expect(await picture.metadata()).toMatchObject({ width: icon[6], height: icon[7] });
});

test('the logo for dark grounds is the owner’s and the sign of dark cards, and the icons show the other', async () => {
  const white = LOGO.replace('#c00020', '#ffffff');
  await writeFile(path.join(folder, 'white.svg'), white);
  await draw('mine.svg', 'white.svg');
  expect(await readFile(file('logo.svg'), 'utf8')).toBe(LOGO);
  expect(await readFile(file('logo-white.svg'), 'utf8')).toBe(white);
  expect(await pixel(file('mark.png'), 128, 128)).toEqual([255, 255, 255, 255]);
  expect(await pixel(file('icon-192.png'), 96, 96)).toEqual([0xc0, 0, 0x20, 255]);
});

test('a logo that is no SVG is drawn in it as it was, small enough for the head of a page', async () => {
  await sharp(Buffer.from(LOGO)).resize(900).png().toFile(path.join(folder, 'mine.png'));
  await draw('mine.png');
  const svg = await readFile(file('logo.svg'), 'utf8');
  expect(svg).toContain('viewBox="0 0 900 300"><image width="900" height="300"');
  expect(await sharp(pictureIn(svg)).metadata()).toMatchObject({ width: 360, height: 120 });
  expect(await pixel(pictureIn(svg), 180, 60)).toEqual([0xc0, 0, 0x20, 255]);
});

test('an SVG is drawn as sharp as the icon is large, however small it says it is', async () => {
  const half = '<rect x="15" width="15" height="10" fill="#0000ff"/>';
  await writeFile(path.join(folder, 'halves.svg'), LOGO.replace('</svg>', `${half}</svg>`));
  await draw('halves.svg');
  expect(await pixel(file('mark.png'), 122, 128)).toEqual([0xc0, 0, 0x20, 255]);
  expect(await pixel(file('mark.png'), 133, 128)).toEqual([0, 0, 255, 255]);
});
