import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cleanSvg } from './clean-svg';
import { iconFile } from './icon-file';
import { vanishesOn } from './vanishes';

type Brand = {
  logo: string;
  /** For dark backgrounds. Null: the logo is used there too. */
  dark: string | null;
  /** Colour behind the icons. */
  ground: string;
  folder: string;
};

type Drawn = { names: string[]; vanishesInTheDark: boolean };

/** The dark page of `app/globals.css`. */
const DARK = '#0b1416';
const FAVICON_SIZES = [16, 32, 48];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
// For an SVG without a size: enough for the largest icon.
const DENSITY = 600;

/** Draws every file that shows the shop's logo from one picture. */
export async function renderBrand({ logo, dark, ground, folder }: Brand): Promise<Drawn> {
  const picture = await readPicture(logo);
  const darkPicture = dark ? await readPicture(dark) : picture;
  const square = squareOf(picture);
  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await square(size, 1, CLEAR) }));
  const sign = await square(256, 1, CLEAR);
  const files: Record<string, Buffer | string> = {
    'favicon.ico': iconFile(await Promise.all(favicons)),
    'apple-touch-icon.png': await square(180, 0.8, ground),
    'icon-192.png': await square(192, 0.84, ground),
    'icon-512.png': await square(512, 0.84, ground),
    // A launcher may cut away a tenth on every side.
    'icon-maskable-512.png': await square(512, 0.6, ground),
    // Every card and picture shows it on a dark ground.
    'mark.png': await squareOf(darkPicture)(256, 1, CLEAR),
    'no-image.svg': emptyPicture(await sharp(sign).greyscale().png().toBuffer()),
    'logo.svg': await asSvg(picture),
    'logo-white.svg': await asSvg(darkPicture),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
  return { names: Object.keys(files), vanishesInTheDark: await vanishesOn(DARK, darkPicture) };
}

/** A browser would run a drawing's script when its file is opened by itself. */
async function readPicture(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new Error(`${file} is empty`);
  const { format } = await sharp(bytes).metadata();
  return format === 'svg' ? Buffer.from(cleanSvg(bytes.toString())) : bytes;
}

function squareOf(picture: Buffer) {
  return async (size: number, part: number, background: string | typeof CLEAR) => {
    const inner = Math.round(size * part);
    const drawn = await sharp(picture, { density: DENSITY })
      .resize(inner, inner, { fit: 'contain', background: CLEAR })
      .png()
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn }])
      .png()
      .toBuffer();
  };
}

async function asSvg(picture: Buffer): Promise<Buffer | string> {
  const { format, width = 150, height = 40 } = await sharp(picture).metadata();
  if (format === 'svg') return picture;
  const png = await sharp(picture).resize({ height: 120 }).png().toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${dataAddress(png)}"/></svg>\n`;
}

function emptyPicture(mark: Buffer): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">' +
    '<style>@media (prefers-color-scheme:dark){rect{fill:#242424}}</style>' +
    '<rect width="640" height="480" fill="#e2e2e2"/>' +
    `<image x="220" y="140" width="200" height="200" opacity=".4" href="${dataAddress(mark)}"/></svg>\n`
  );
}

function dataAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
