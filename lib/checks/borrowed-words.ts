import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { contentFolder, readContent, SHOP_FILE } from '@/lib/content/read-content';
import { readText, SHIPPED_CONTENT } from '@/lib/content/read-text';
import { LEGAL_PAGES } from '@/lib/content/types';
import { isDemo } from '@/lib/platform/env';

/** Shown on preview cards and ticket pictures, once it is drawn. */
const CARD_MARK = '/brand/mark.png';
const SHIPPED_PICTURES = ['/brand/logo.svg', '/brand/logo-white.svg', '/favicon.ico', CARD_MARK];

const FIELDS_OF_THE_DEMO = [
  'name',
  'address',
  'nit',
  'email',
  'phone',
  'salesPhone',
  'whatsapp',
  'facebook',
  'instagram',
  'tiktok',
  'map',
] as const;

const PARTS = ['profile', 'reasons', 'promises', 'hours'] as const;
const MEND = {
  profile: 'write those of your shop, or none',
  reasons: 'write what is true of your shop, or none',
  promises: 'write what your shop promises, or none',
  hours: 'write yours, or none',
  terminos: 'read it word by word, change what is not so, and add the date from which it holds',
  privacidad: 'read it word by word, change what is not so, and add the date from which it holds',
};

/** Warns when a selling shop still uses the demo's texts, profile or pictures. */
export function warnOfBorrowedWords() {
  for (const sentence of borrowedWords(process.env)) console.warn(sentence);
}

export function borrowedWords(variables: NodeJS.ProcessEnv): string[] {
  if (isDemo(variables)) return [];
  const { samples } = readContent(variables);
  return [
    ...(samples ? [samples] : []),
    ...(variables.CONTENT_DIR?.trim()
      ? shippedParts(variables)
      : [
          'CONTENT_DIR is not set: the shop shows the profile, promises, hours, terms and privacy notice that ship. Copy ' +
            'content/, write your own and set CONTENT_DIR to the copy (docs/content.md)',
        ]),
    ...borrowedPictures(variables),
  ];
}

function shippedParts(variables: NodeJS.ProcessEnv): string[] {
  const folder = contentFolder(variables);
  const file = path.join(folder, SHOP_FILE);
  const own = parseShopFile(readText(file).text ?? '');
  const shipped = parseShopFile(readText(path.join(SHIPPED_CONTENT, SHOP_FILE)).text ?? '').content;
  const parts = PARTS.filter((part) =>
    part === 'profile'
      ? FIELDS_OF_THE_DEMO.some((field) => own.content.profile[field] === shipped.profile[field])
      : own.written[part] !== undefined && isDeepStrictEqual(own.content[part], shipped[part]),
  );
  const pages = LEGAL_PAGES.filter((page) => isCopy(`${page}.md`, folder));
  return [
    ...parts.map(
      (part) =>
        `${file}, line ${own.lineOf(part)}: ${part} are still those that ship: ${MEND[part]}`,
    ),
    ...pages.map(
      (page) => `${path.join(folder, page)}.md is still the text that ships: ${MEND[page]}`,
    ),
  ];
}

function isCopy(name: string, folder: string): boolean {
  const [own, shipped] = [folder, SHIPPED_CONTENT].map(
    (each) => readText(path.join(each, name)).text,
  );
  return typeof own === 'string' && own.trim() === shipped?.trim();
}

function borrowedPictures(variables: NodeJS.ProcessEnv): string[] {
  const { logo, logob, ico } = readContent(variables).content.profile;
  const drawn = path.join(contentFolder(variables), 'brand');
  const shipped = SHIPPED_PICTURES.filter((address) =>
    [logo, logob, ico, CARD_MARK].includes(address),
  ).filter((address) => !existsSync(path.join(drawn, path.basename(address))));
  if (shipped.length === 0) return [];
  return [
    `The shop shows pictures of the demo: ${shipped.join(', ')}. Make your own with npm run brand -- logo.svg ` +
      '(docs/branding.md)',
  ];
}
