import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { isIcon, readPicture } from './read-picture';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
});

afterAll(() => rm(folder, { recursive: true }));

const RED = { r: 192, g: 0, b: 32, alpha: 1 };
const svg = (inside: string, size = 'viewBox="0 0 30 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
const SHAPE = '<rect width="30" height="10" fill="#c00020"/>';
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: RED } }).png();

async function read(content: string | Buffer) {
  const file = path.join(folder, 'logo');
  await writeFile(file, content);
  return readPicture(file);
}

test.each([
  ['an empty file', '', 'no se puede leer'],
  ['a text', 'hola', 'no se puede leer'],
  ['an SVG that is cut', svg(SHAPE).slice(0, 60), 'no se puede leer'],
  ['a linked picture', svg(`<image width="9" href="foto.png"/>${SHAPE}`), 'depende de otra'],
  ['letters of the machine', svg(`${SHAPE}<text y="9">Rifas</text>`), 'depende de otra'],
  ['a script', svg(`<SCRIPT>x()</SCRIPT>${SHAPE}`), 'depende de otra'],
  ['a handler', svg(`<g onload="x()">${SHAPE}</g>`), 'depende de otra'],
  ['nothing that can be seen', svg('<rect width="0" height="1"/>'), 'no se ve nada'],
  ['a page with a small drawing', svg(SHAPE, 'viewBox="0 0 210 297"'), 'recorta la imagen'],
])('%s is refused with a sentence', async (_, content, sentence) => {
  expect(await read(content)).toContain(sentence);
});

test('a file that is cut, of any kind, is refused with a sentence', async () => {
  const noise = { create: { width: 90, height: 90, channels: 3 as const, background: RED } };
  for (const whole of [
    await sharp(noise).jpeg().toBuffer(),
    await png(300, 80).toBuffer(),
    await sharp(noise).webp().toBuffer(),
  ]) {
    expect(await read(whole.subarray(0, whole.length * 0.7))).toContain('no se puede leer');
  }
  expect(await readPicture(path.join(folder, 'nowhere.svg'))).toContain('No se puede abrir');
});

test('a drawing as large as a page is read', async () => {
  const drawn = svg('<rect width="4000" height="3000"/>', 'width="4000" height="3000"');
  expect(await read(drawn)).toMatchObject({ width: 4000, height: 3000 });
});

test('a photo is turned as its camera held it', async () => {
  const turned = await png(300, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const picture = await read(turned);
  expect(picture).toMatchObject({ width: 80, height: 300 });
  expect(await sharp((picture as { png: Buffer }).png).metadata()).toMatchObject({ width: 80 });
});

test.each([
  [300, 80, false],
  [100, 100, false],
  [200, 180, true],
])('a picture of %i × %i pixels is an icon: %s', async (width, height, expected) => {
  const picture = await read(await png(width, height).toBuffer());
  expect(typeof picture !== 'string' && isIcon(picture)).toBe(expected);
});
