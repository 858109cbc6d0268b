import { existsSync, readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import sharp from 'sharp';
import { printable } from '@/components/preview-card/printable';
import { builtColours, visibleColours } from '@/lib/content/colours';
import { isIcon, readPicture, type Picture } from '../brand/read-picture';
import { iconFiles, logoFiles } from '../brand/render-brand';
import { SetupError } from './env-file';
import { NONE } from './shop';

type Files = Record<string, Buffer | string>;

/** The size of a logo in the header. */
const HEIGHT = 40;
const WIDEST = 150;
/** As sharp as the densest screens. */
const DENSITY = 3;
const SIGN = 512;
const BLACK = '#000000';
const GROUND = '#ffffff';
const MARK = '<!-- npm run setup -->';
/** The renderer reads no WOFF2. */
const FACE = 'public/fonts/bricolage-grotesque-700.woff';

/** True for an SVG that shows the shop's name instead of a logo. */
export function isDrawn(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(MARK);
}

/**
 * The pictures of the brand: those that changed, and those of the name, which may have changed.
 * `width`: of the logo in the header, in pixels.
 */
export async function drawBrand(
  { name = '', colour = NONE, logo = NONE, dark = NONE, icon = NONE }: Record<string, string>,
  changed: ReadonlySet<string>,
): Promise<{ files: Files; width: number }> {
  const own: Record<string, string> = colour === NONE ? {} : { action: colour };
  const [day, dusk] = Object.values(builtColours()).map((built) => ({
    ...built,
    ...visibleColours(own, built),
  }));
  const isOwn = logo !== NONE;
  const light = isOwn ? await pictureOf(logo) : await wordmark(name, day?.link);
  const night = isOwn ? await pictureOf(dark, light) : await wordmark(name, dusk?.link);
  const hasNewLogo = !isOwn || changed.has('logo') || changed.has('dark');
  const files: Files = hasNewLogo ? await logoFiles({ logo: light, dark: night }) : {};
  if (!isOwn) files['logo.svg'] = `${String(files['logo.svg'])}${MARK}\n`;
  if (icon === NONE && !(isOwn && isIcon(light))) {
    const sign = await letterSign(name, day);
    Object.assign(files, await iconFiles({ icon: sign, mark: sign, ground: day?.action ?? BLACK }));
    files['no-image.svg'] = `${String(files['no-image.svg'])}${MARK}\n`;
  } else if (changed.has('icon') || (icon === NONE && hasNewLogo)) {
    const source = await pictureOf(icon, light);
    const mark = icon === NONE ? night : source;
    Object.assign(files, await iconFiles({ icon: source, mark, ground: GROUND }));
  }
  const wide = Math.round((HEIGHT * light.width) / light.height);
  return { files, width: Math.max(HEIGHT, Math.min(WIDEST, wide)) };
}

async function pictureOf(file: string, otherwise?: Picture): Promise<Picture> {
  if (file === NONE && otherwise) return otherwise;
  const picture = await readPicture(file);
  if (typeof picture === 'string') throw new SetupError(picture);
  return picture;
}

/** Sizes of letters in pixels for a name in one line, in two, and so on. */
const SIZES = [62, 48, 36, 27, 21];
/** The mean width of a letter, as a share of its size. */
const LETTER_WIDTH = 0.6;

/** The largest letters with which a name is not cut. */
export function wordmarkSize(name: string): number {
  const fits = (size: number, at: number) =>
    lineCount(name, (WIDEST * DENSITY) / (size * LETTER_WIDTH)) <= at + 1;
  return SIZES.find(fits) ?? Math.min(...SIZES);
}

/** Infinite if a word is longer than a line. */
function lineCount(text: string, most: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    if (length > most) return Infinity;
    if (used > 0 && used + 1 + length > most) {
      lines += 1;
      used = length;
    } else used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

async function wordmark(name: string, colour = ''): Promise<Picture> {
  const [width, height] = [WIDEST * DENSITY, HEIGHT * DENSITY];
  const fontSize = wordmarkSize(name);
  const png = await letters(name, { width, height, fontSize, color: colour });
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
  const box = {
    left: 0,
    top: 0,
    width: Math.min(width, info.width - (info.trimOffsetLeft ?? 0) + 4),
    height,
  };
  const cut = await sharp(png).extract(box).png({ palette: true }).toBuffer();
  return { svg: null, png: cut, width: box.width, height };
}

async function letterSign(name: string, colours: Record<string, string> = {}): Promise<Picture> {
  const [letter = ''] = printable(name).replace(/[^\p{L}\p{N}]/gu, '');
  const png = await letters(letter.toUpperCase(), {
    ...{ width: SIGN, height: SIGN, fontSize: 340 },
    ...{ color: colours['on-action'] ?? '#ffffff', background: colours.action ?? BLACK },
    ...{ borderRadius: 112, justifyContent: 'center' },
  });
  return { svg: null, png, width: SIGN, height: SIGN };
}

type Box = { width: number; height: number; fontSize: number; color: string };

/** In the face that ships with the shop, like the preview cards: a server may have no fonts. */
async function letters(text: string, box: Box & React.CSSProperties): Promise<Buffer> {
  const { width, height } = box;
  const style = {
    ...{ display: 'flex', alignItems: 'center', lineHeight: 1.05, overflow: 'hidden' },
    ...box,
  };
  const fonts = [{ name: 'Display', data: readFileSync(FACE), weight: 700 as const }];
  const element = createElement('div', { style }, printable(text));
  return Buffer.from(await new ImageResponse(element, { width, height, fonts }).arrayBuffer());
}
