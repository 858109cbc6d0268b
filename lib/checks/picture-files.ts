import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { builtColours } from '@/lib/content/colours';
import { contentFolder, readContent } from '@/lib/content/read-content';
import { hasScript } from '@/server/brand/clean-svg';
import { vanishesOn } from '@/server/brand/vanishes';
import { connect, inWords } from './connection';

const MOST_BYTES = 300 * 1024;
const ICO = Buffer.from([0, 0, 1, 0]);

type Named = { name: string; files: string[]; ground?: string };

/** Logos, icon and pictures of deliveries that a visitor would not see. Returns one sentence for each fault. */
export async function pictureFaults(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const faults = await Promise.all([
    ...namedPictures(variables).map(faultOf),
    ...remotePictures(variables).map(remoteFault),
  ]);
  return faults.flatMap((fault) => fault ?? []);
}

function remotePictures(variables: NodeJS.ProcessEnv): [name: string, url: string][] {
  const { logo, logob, ico } = readContent(variables).content.profile;
  const named = { 'profile.logo': logo, 'profile.logob': logob, 'profile.ico': ico };
  return Object.entries(named).filter(([, address]) => address.startsWith('https://'));
}

async function remoteFault([name, url]: [string, string]): Promise<string | null> {
  const isPicture = (status: number, type: string) => status === 200 && type.startsWith('image/');
  const { fault } = await connect(url, isPicture, () => null);
  return fault && `La dirección de ${name}, ${url}, ${inWords(fault)}`;
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
    return `${name}: no existe el archivo ${files.join(' ni ')}`;
  }
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
    return `${name}: ${file} tiene un programa adentro (script): npm run brand lo dibuja sin él`;
  }
  if (ground && (await vanishesOn(ground, bytes))) return vanished(name, file, ground);
  return null;
}

function vanished(name: string, file: string, ground: string): string {
  const mend = 'npm run brand -- logo.svg --dark logo-para-fondo-oscuro.svg';
  return `${name}: las letras de ${file} no se ven sobre ${ground}${name === 'profile.logob' ? `: ${mend}` : ''}`;
}

/** Null for what is no file, such as a pipe, which would be read for ever. */
async function sizeOf(file: string): Promise<number | null> {
  const look = await stat(file).catch(() => null);
  return look?.isFile() ? look.size : null;
}
