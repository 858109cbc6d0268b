import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { companyProfile, unsetOfCompany } from '@/lib/content/company';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { contentFolder, readContent, SHOP_FILE } from '@/lib/content/read-content';
import { readText, SHIPPED_CONTENT } from '@/lib/content/read-text';
import { LEGAL_PAGES } from '@/lib/content/types';
import { isDemo } from '@/lib/platform/env';

/** Shown on preview cards and ticket pictures, once it is drawn. */
const CARD_MARK = '/brand/mark.png';
const SHIPPED_PICTURES = ['/brand/logo.svg', '/brand/logo-white.svg', '/favicon.ico', CARD_MARK];

const PARTS = ['reasons', 'promises', 'hours'] as const;
const MEND = {
  reasons: 'write what is true of your shop, or none',
  promises: 'write what your shop promises, or none',
  hours: 'write yours, or set COMPANY_WEEKDAY_HOURS and COMPANY_SATURDAY_HOURS',
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
  const unset = unsetOfCompany(variables);
  return [
    ...(samples ? [samples] : []),
    ...(variables.CONTENT_DIR?.trim()
      ? shippedParts(variables)
      : [
          'CONTENT_DIR is not set: the shop shows the promises, hours, terms and privacy notice that ship. Copy ' +
            'content/, write your own and set CONTENT_DIR to the copy (docs/content.md)',
        ]),
    ...(unset.length > 0
      ? [
          `These are not set, so the shop shows the demo's values: ${unset.join(', ')}. Set one to none to leave it out`,
        ]
      : []),
    ...borrowedPictures(variables),
  ];
}

function shippedParts(variables: NodeJS.ProcessEnv): string[] {
  const folder = contentFolder(variables);
  const file = path.join(folder, SHOP_FILE);
  const own = parseShopFile(readText(file).text ?? '');
  const shipped = parseShopFile(readText(path.join(SHIPPED_CONTENT, SHOP_FILE)).text ?? '').content;
  const parts = PARTS.filter((part) => {
    const written = own.content[part];
    return written !== undefined && isDeepStrictEqual(written, shipped[part]);
  });
  const pages = LEGAL_PAGES.filter((page) => isCopy(`${page}.md`, folder));
  return [
    ...parts
      .filter((part) => part !== 'hours' || !hasOwnHours(variables))
      .map(
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

function hasOwnHours(variables: NodeJS.ProcessEnv): boolean {
  const names = ['COMPANY_WEEKDAY_HOURS', 'COMPANY_SATURDAY_HOURS'];
  return names.some((name) => variables[name]?.trim());
}

function borrowedPictures(variables: NodeJS.ProcessEnv): string[] {
  const { logo, logob, ico } = companyProfile(variables);
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
