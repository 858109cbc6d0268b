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

/** True for a picture that shows the shop's name or its letter instead of the owner's. */
export function isDrawn(file: string): boolean {
  return existsSync(file) && readFileSync(file).includes(MARK);
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
    const icons = await iconFiles({ icon: sign, mark: sign, ground: day?.action ?? BLACK });
    const marked = sharp(icons['icon-512.png']).withExif({ IFD0: { Software: MARK } });
    Object.assign(files, icons, { 'icon-512.png': await marked.png().toBuffer() });
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

/** Of letters, in pixels, with which a name fits in one line, two, three, and so on. */
const SIZES = [62, 48, 36, 27, 21];

/** The name in the largest letters with which it is not cut. */
async function wordmark(
  name: string,
  color = '',
  [fontSize = 0, ...smaller] = SIZES,
): Promise<Picture> {
  const [width, height] = [WIDEST * DENSITY, HEIGHT * DENSITY];
  const canvas = { width: 4 * width, height: 4 * height };
  // A word that is longer than its line is drawn beyond it.
  const { data, info } = await sharp(await letters(name, { width, fontSize, color }, canvas))
    .trim()
    .toBuffer({ resolveWithObject: true });
  const isCut = info.width > width || info.height > height;
  if (isCut && smaller.length > 0) return wordmark(name, color, smaller);
  const space = Math.max(0, height - info.height);
  const png = await sharp(data)
    .extend({ top: space >> 1, bottom: (space + 1) >> 1, background: '#00000000' })
    .png({ palette: true })
    .toBuffer();
  return { svg: null, png, width: info.width, height: info.height + space };
}

async function letterSign(name: string, colours: Record<string, string> = {}): Promise<Picture> {
  const [letter = ''] = printable(name).replace(/[^\p{L}\p{N}]/gu, '');
  const box = { width: SIGN, height: SIGN };
  const style = {
    ...{ fontSize: 340, borderRadius: 112, alignItems: 'center', justifyContent: 'center' },
    ...{ color: colours['on-action'] ?? '#ffffff', background: colours.action ?? BLACK },
  };
  const png = await letters(letter.toUpperCase(), { ...box, ...style }, box);
  return { svg: null, png, width: SIGN, height: SIGN };
}

/** In the face that ships with the shop, like the preview cards: a server may have no fonts. */
async function letters(
  text: string,
  style: React.CSSProperties,
  size: { width: number; height: number },
): Promise<Buffer> {
  const fonts = [{ name: 'Display', data: readFileSync(FACE), weight: 700 as const }];
  const element = createElement(
    'div',
    { style: { display: 'flex', lineHeight: 1.05, ...style } },
    printable(text),
  );
  return Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer());
}
