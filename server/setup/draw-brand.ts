import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { builtColours } from '@/lib/content/colours';
import { renderBrand } from '../brand/render-brand';
import { logoFiles } from './brand-questions';
import { paletteFrom } from './palette';
import { NONE, type Draft } from './question';

const HEIGHT = 40;
const WIDEST = 150;

/** Draws all pictures of the brand. Returns the width of the logo. */
export async function drawBrand({ answers }: Draft, folder: string) {
  const { logo = NONE, colour = NONE, name = '' } = answers;
  const main = colour === NONE ? (builtColours().light.action ?? '#000000') : colour;
  if (logo === NONE) await drawName(name, main, folder);
  else await renderBrand({ ...logoFiles(logo), ground: '#ffffff', folder });
  const { width = WIDEST, height = HEIGHT } = await sharp(path.join(folder, 'logo.svg')).metadata();
  const wide = Math.round((HEIGHT * width) / height);
  return String(Math.max(HEIGHT, Math.min(WIDEST, wide)));
}

/** For a shop without a logo: its name, and its first letter for the icons. */
async function drawName(name: string, main: string, folder: string): Promise<void> {
  const { light, dark } = paletteFrom(main);
  const own = await mkdtemp(path.join(tmpdir(), 'sign-'));
  const sign = path.join(own, 'sign.svg');
  try {
    await writeFile(sign, signOf([...name][0] ?? '', main, light['on-action'] ?? ''));
    await renderBrand({ logo: sign, dark: null, ground: '#ffffff', folder });
  } finally {
    await rm(own, { recursive: true });
  }
  await writeFile(path.join(folder, 'logo.svg'), wordOf(name, light.link ?? ''));
  await writeFile(path.join(folder, 'logo-white.svg'), wordOf(name, dark.link ?? ''));
}

function signOf(letter: string, ground: string, text: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">' +
    `<rect width="100" height="100" rx="22" fill="${ground}"/>` +
    `<text x="50" y="72" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="62" fill="${text}">${escaped(letter.toUpperCase())}</text></svg>\n`
  );
}

function wordOf(name: string, colour: string): string {
  const isLong = name.length > 13;
  const fitted = isLong ? ` textLength="${WIDEST}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDEST} ${HEIGHT}" width="${WIDEST}" height="${HEIGHT}">` +
    `<text y="27" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${colour}"${fitted}>${escaped(name)}</text></svg>\n`
  );
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
