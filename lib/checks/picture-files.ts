import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { builtColours } from '@/lib/content/colours';
import { contentFolder, readContent } from '@/lib/content/read-content';
import { hasScript } from '@/server/brand/clean-svg';
import { vanishesOn } from '@/server/brand/vanishes';

const MOST_BYTES = 300 * 1024;
const ICO = Buffer.from([0, 0, 1, 0]);

type Named = { name: string; files: string[]; ground?: string };

/** Checks the shop's picture files. Returns one sentence for each fault. */
export async function pictureFaults(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const faults = await Promise.all(namedPictures(variables).map(faultOf));
  return faults.flatMap((fault) => fault ?? []);
}

function namedPictures(variables: NodeJS.ProcessEnv): Named[] {
  const folder = contentFolder(variables);
  const { profile, deliveries, colours } = readContent(variables).content;
  const { logo, logob, ico } = profile;
  const built = builtColours();
  const pictures = [
    { name: 'profile.logo', address: logo, ground: { ...built.light, ...colours.light }.page },
    { name: 'profile.logob', address: logob, ground: { ...built.dark, ...colours.dark }.page },
    { name: 'profile.ico', address: ico },
  ];
  return [
    ...pictures
      .filter(({ address }) => !address.startsWith('https://'))
      .map(({ name, address, ground }) => ({
        name,
        files: [path.join(folder, address), path.join('public', address)],
        ground,
      })),
    ...deliveries.map(({ picture }) => ({
      name: picture,
      files: [path.join(folder, 'pictures', picture)],
    })),
  ];
}

async function faultOf({ name, files, ground }: Named): Promise<string | null> {
  const found = await Promise.all(files.map(sizeOf));
  const at = found.findIndex((size) => size !== null);
  const [file, size] = [files[at], found[at]];
  if (!file || size === null || size === undefined) {
    return `${name}: there is no file ${files.join(' or ')}`;
  }
  if (size === 0) return `${name}: ${file} is empty`;
  if (size > MOST_BYTES) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    return `${name}: ${file} has ${megabytes} MB, which every visitor downloads: 300 kB are the most`;
  }
  const bytes = await readFile(file);
  // sharp cannot read .ico files.
  if (bytes.subarray(0, ICO.length).equals(ICO)) return null;
  const look = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!look) return `${name}: ${file} is not a picture`;
  if (look.format === 'svg' && hasScript(bytes.toString())) {
    return `${name}: ${file} has a script in it: npm run brand draws it without`;
  }
  if (ground && (await vanishesOn(ground, bytes))) return vanished(name, file, ground);
  return null;
}

function vanished(name: string, file: string, ground: string): string {
  const mend =
    'draw one for dark grounds: npm run brand -- logo.svg --dark logo-for-dark-grounds.svg';
  return `${name}: the letters of ${file} vanish on ${ground}${name === 'profile.logob' ? `: ${mend}` : ''}`;
}

/** Null for what is no file, such as a pipe, which would be read for ever. */
async function sizeOf(file: string): Promise<number | null> {
  const look = await stat(file).catch(() => null);
  return look?.isFile() ? look.size : null;
}
