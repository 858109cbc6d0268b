import sharp from 'sharp';
import type { Picture } from './read-picture';

type Sources = {
  logo: Picture;
  /** For dark backgrounds. */
  dark: Picture;
  icon: Picture;
  /** For cards and pictures, all of which are dark. */
  mark: Picture;
  /** Colour behind the icons. */
  ground: string;
};

type Files = Record<string, Buffer | string>;

/** The pages of `app/globals.css`. */
export const LIGHT = '#fbf8f1';
export const DARK = '#0b1416';
/** Three times the height of the header. */
const LOGO_HEIGHT = 120;
const FAVICON = 48;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const ICON_HEADER_BYTES = 22;

export async function logoFiles({ logo, dark }: Pick<Sources, 'logo' | 'dark'>): Promise<Files> {
  return { 'logo.svg': await asSvg(logo), 'logo-white.svg': await asSvg(dark) };
}

export async function iconFiles({ icon, mark, ground }: Omit<Sources, 'logo' | 'dark'>) {
  return {
    'favicon.ico': iconFile(FAVICON, await square(icon, FAVICON, 1, CLEAR)),
    'apple-touch-icon.png': await square(icon, 180, 0.8, ground),
    'icon-192.png': await square(icon, 192, 0.84, ground),
    'icon-512.png': await square(icon, 512, 0.84, ground),
    // A launcher may cut away a tenth on every side.
    'icon-maskable-512.png': await square(icon, 512, 0.6, ground),
    'mark.png': await square(mark, 256, 1, CLEAR),
  } satisfies Files;
}

async function square(
  { png }: Picture,
  size: number,
  part: number,
  background: string | typeof CLEAR,
): Promise<Buffer> {
  const inner = Math.round(size * part);
  const input = await sharp(png)
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

async function asSvg({ svg, png, width, height }: Picture): Promise<string> {
  if (svg !== null) return svg;
  const small =
    height <= LOGO_HEIGHT ? png : await sharp(png).resize({ height: LOGO_HEIGHT }).png().toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${small.toString('base64')}"/></svg>\n`;
}

/** A favicon.ico of one PNG picture. Every browser since 2007 reads that. */
function iconFile(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(ICON_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
