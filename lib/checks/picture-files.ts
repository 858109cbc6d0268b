import 'server-only';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { builtColours } from '@/lib/content/colours';
import type { ShopContent } from '@/lib/content/types';
import { filesIn, hasFile } from '@/lib/platform/files-in';
import { readPicture } from '@/server/brand/read-picture';
import { isInvisibleOn } from '@/server/brand/is-invisible';

const MOST_BYTES = 300 * 1024;
const PICTURE = /\.(svg|png|ico|jpe?g|webp|avif)$/i;

/** Logos, icons and pictures of deliveries that a visitor would not see. Returns one sentence for each fault. */
export async function pictureFaults(
  folder: string,
  { profile, deliveries, colours }: ShopContent,
): Promise<string[]> {
  const built = builtColours();
  const day = { ...built.light, ...colours.light };
  const dusk = { ...built.dark, ...colours.dark };
  const brand = await filesIn(path.join(folder, 'brand'), PICTURE);
  // The grounds on which each is shown.
  const pictures = new Map<string, readonly (string | undefined)[]>([
    ...brand.map(({ file }) => [`/brand/${path.basename(file)}`, []] as const),
    ...deliveries.map(({ picture }) => [`/pictures/${picture}`, []] as const),
    [profile.ico, []],
    [profile.logo, [day.page]],
    [profile.logob, [dusk.page, dusk.deep, day.deep]],
  ]);
  const faults = [...pictures].map(async ([address, grounds]) => {
    const fault = await fileFault(folder, address, grounds);
    return fault ? [`${address}: ${fault}`] : [];
  });
  return (await Promise.all(faults)).flat();
}

/** A file that is not there stops the start. */
async function fileFault(
  folder: string,
  address: string,
  grounds: readonly (string | undefined)[],
): Promise<string | null> {
  const file = path.join(hasFile(folder, address) ? folder : 'public', address);
  const { size } = await stat(file);
  if (size > MOST_BYTES) {
    return `La imagen pesa ${(size / 1024 / 1024).toFixed(1)} MB, que baja cada visita: que no pase de 300 kB`;
  }
  // sharp cannot read .ico files.
  if (size > 0 && file.endsWith('.ico')) return null;
  const picture = await readPicture(file);
  if (typeof picture === 'string') return picture;
  for (const ground of grounds) {
    if (ground && (await isInvisibleOn(ground, picture.png)))
      return `La imagen no se ve sobre ${ground}: da otra con npm run setup`;
  }
  return null;
}
