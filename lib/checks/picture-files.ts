import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { builtColours } from '@/lib/content/colours';
import type { ShopContent } from '@/lib/content/types';
import { hasScript } from '@/server/brand/clean-svg';
import { vanishesOn } from '@/server/brand/vanishes';
import { connect, inWords } from './connection';

const MOST_BYTES = 300 * 1024;
const ICO = Buffer.from([0, 0, 1, 0]);

type Named = { name: string; files: string[]; ground?: string };

/** Logos, icon and pictures of deliveries that a visitor would not see. Returns one sentence for each fault. */
export async function pictureFaults(
  folder: string,
  { profile, deliveries, colours }: ShopContent,
): Promise<string[]> {
  const built = builtColours();
  const logos = {
    logo: { ...built.light, ...colours.light }.page,
    logob: { ...built.dark, ...colours.dark }.page,
    ico: undefined,
  };
  const faults = await Promise.all([
    ...Object.entries(logos).map(([field, ground]) => {
      const name = `profile.${field}`;
      const address = profile[field as keyof typeof logos];
      if (address.startsWith('https://')) return remoteFault(name, address);
      return faultOf({
        name,
        files: [folder, 'public'].map((at) => path.join(at, address)),
        ground,
      });
    }),
    ...deliveries.map(({ picture }) =>
      faultOf({ name: picture, files: [path.join(folder, 'pictures', picture)] }),
    ),
  ]);
  return faults.flatMap((fault) => fault ?? []);
}

async function remoteFault(name: string, url: string): Promise<string | null> {
  const isPicture = (status: number, type: string) => status === 200 && type.startsWith('image/');
  const { fault } = await connect(url, isPicture, () => null);
  return fault && `La dirección de ${name}, ${url}, ${inWords(fault)}`;
}

async function faultOf({ name, files, ground }: Named): Promise<string | null> {
  const sizes = await Promise.all(files.map(sizeOf));
  const at = sizes.findIndex((size) => size !== null);
  const [file, size] = [files[at], sizes[at] ?? 0];
  if (!file) return `${name}: no existe el archivo ${files.join(' ni ')}`;
  if (size === 0) return `${name}: ${file} está vacío`;
  if (size > MOST_BYTES) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    return `${name}: ${file} pesa ${megabytes} MB, que baja cada visita: que no pase de 300 kB`;
  }
  const bytes = await readFile(file);
  // sharp cannot read .ico files.
  if (bytes.subarray(0, ICO.length).equals(ICO)) return null;
  const look = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!look) return `${name}: ${file} no es una imagen que se pueda leer`;
  if (look.format === 'svg' && hasScript(bytes.toString())) {
    return `${name}: ${file} tiene un programa adentro (script): npm run setup lo dibuja sin él`;
  }
  if (!ground || !(await vanishesOn(ground, bytes))) return null;
  const mend = ': da uno claro con npm run setup';
  return `${name}: las letras de ${file} no se ven sobre ${ground}${name === 'profile.logob' ? mend : ''}`;
}

/** Null for what is no file, such as a pipe, which would be read for ever. */
async function sizeOf(file: string): Promise<number | null> {
  const look = await stat(file).catch(() => null);
  return look?.isFile() ? look.size : null;
}
