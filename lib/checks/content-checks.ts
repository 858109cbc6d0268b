import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { endOf } from '@/lib/content/announcement';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { contentFolder, SHOP_FILE } from '@/lib/content/read-content';
import { readText, SHIPPED_CONTENT } from '@/lib/content/read-text';
import { LEGAL_PAGES, WRITTEN_PAGES, type ShopContent } from '@/lib/content/types';
import { hasFile } from '@/lib/platform/files-in';
import { check, when, type Check } from './check';
import { readableByRootAlone, unreadablePictures } from './content-files';
import { pictureFaults } from './picture-files';
import { EXAMPLE_NUMBER } from './settings-checks';
import type { Shop } from './shop';

/** Shown on preview cards and ticket pictures, once it is drawn. */
const CARD_MARK = '/brand/mark.png';
const SHIPPED_PICTURES = ['/brand/logo.svg', '/brand/logo-white.svg', '/favicon.ico', CARD_MARK];

const PARTS = ['reasons', 'promises', 'hours'] as const;
/** Phones and RIF of the demo are examples like others. */
const OF_THE_DEMO = ['name', 'address', 'email', 'facebook', 'instagram', 'tiktok', 'map'] as const;

const PHONES = ['phone', 'salesPhone', 'whatsapp'] as const;
const WAYS = [...PHONES, 'email', 'facebook', 'instagram', 'tiktok'] as const;
const NETWORKS = {
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(^|\.)(instagram\.com|instagr\.am)$/,
  tiktok: /(^|\.)tiktok\.com$/,
} as const;

/** A pretend RIF of our documents. */
const EXAMPLE_RIF = /^J-?(0{8}-?0|40123456-?7|12345678-?9)$/i;
const RIF = /^[VEJPGC]-?\d{8}-?\d$/i;

/** `TODO` between words in capitals is Spanish. */
const UNFINISHED = [
  /CJ-X{1,9}/i,
  /x{4,20}/i,
  /\[[A-ZÁÉÍÓÚÑ][A-ZÁÉÍÓÚÑ\d _-]{2,40}\](?!\()/,
  /lorem ipsum/i,
  /\bTODO\b:?(?! ?[A-ZÁÉÍÓÚÑ]{2})/,
];

const PAGES = ['/', '/home', '/contact', '/resultados', '/sin-boleto', '/verificar', '/rifa'];

const content = (shop: Shop) => shop.content().content;
const profile = (shop: Shop) => content(shop).profile;
const folderOf = ({ variables }: Shop) => contentFolder(variables);
const ownText = (shop: Shop, name: string) => readText(path.join(folderOf(shop), name)).text;
const digitsOf = (value: string) => value.replace(/\D/g, '');

const key = SHOP_FILE;

/** Without these the shop cannot show its content. */
export const CONTENT_FAULTS: Check[] = [
  check({
    key,
    run: (shop) => {
      const { logo, logob, ico } = profile(shop);
      const folders = ['public', folderOf(shop)];
      return Object.entries({ logo, logob, ico }).filter(
        ([, file]) => /^\/[^/]/.test(file) && !folders.some((folder) => hasFile(folder, file)),
      );
    },
    sentence: ([name, file]) => `No existe el archivo ${file} de profile.${name} (${key})`,
    isFatal: true,
  }),
  check({
    key: '',
    run: (shop) => shop.content().problems,
    sentence: (problem) => problem,
    isFatal: true,
  }),
  check({
    key: 'CONTENT_DIR',
    run: ({ variables }) => unreadablePictures(variables),
    sentence: (problem) => problem,
    isFatal: true,
  }),
];

export const CONTENT_CHECKS: Check[] = [
  ...CONTENT_FAULTS,
  check({
    key: '',
    run: (shop) => (shop.content().samples === null ? [] : [shop.content().samples]),
    sentence: String,
  }),
  check({
    key: 'CONTENT_DIR',
    run: ({ variables }) => when(!variables.CONTENT_DIR?.trim()),
    sentence: () =>
      'Tu tienda muestra los datos, promesas, horario, términos y privacidad del ejemplo: copia content/, escribe los tuyos y di dónde está la copia (docs/content.md)',
  }),
  check({
    key,
    run: shippedParts,
    sentence: (part) => `${part}: es lo del ejemplo. Escribe lo tuyo, o none`,
  }),
  check({
    key: '',
    run: (shop) => LEGAL_PAGES.filter((page) => isCopy(shop, `${page}.md`)),
    sentence: (page) =>
      `${page}.md es el texto del ejemplo: léelo palabra por palabra, cambia lo que no sea así y escribe desde cuándo vale`,
  }),
  check({
    key: '',
    run: (shop) =>
      LEGAL_PAGES.filter((page) => !ownText(shop, `${page}.md`)?.trim()).map((page) => ({
        page,
        other: otherSpelling(folderOf(shop), page),
      })),
    sentence: ({ page, other }) =>
      other
        ? `${other} no se lee: cámbiale el nombre a ${page}.md`
        : `Falta el texto de ${page}.md, o está vacío: escríbelo, o pon none`,
  }),
  check({
    key: 'npm run brand',
    run: (shop) => {
      const missing = shippedPictures(shop);
      return missing.length > 0 ? [missing.join(', ')] : [];
    },
    sentence: (files) =>
      `La tienda muestra dibujos del ejemplo: ${files}. Haz los tuyos con npm run brand -- logo.svg (docs/branding.md)`,
  }),
  check({
    key,
    run: (shop) => when(WAYS.every((way) => !profile(shop)[way])),
    sentence: () =>
      'Nadie puede escribirte ni llamarte: escribe un WhatsApp, un teléfono o un correo (profile)',
  }),
  check({
    key,
    run: (shop) => PHONES.filter((name) => isShort(profile(shop)[name])),
    sentence: (name) => `A tu teléfono le faltan o le sobran cifras (profile.${name}, ${key})`,
  }),
  check({
    key,
    run: (shop) =>
      PHONES.filter((name) => EXAMPLE_NUMBER.test(digitsOf(profile(shop)[name] ?? ''))),
    sentence: (name) => `Tu teléfono es el de un ejemplo (profile.${name}, ${key})`,
  }),
  check({
    key,
    run: (shop) => {
      const { nit } = profile(shop);
      return nit && (!RIF.test(nit) || EXAMPLE_RIF.test(nit)) ? [nit] : [];
    },
    sentence: (nit) =>
      `El RIF ${nit} es el de un ejemplo, o no tiene una letra y nueve cifras, como J-41234567-0 (profile.nit, ${key})`,
  }),
  check({
    key,
    run: (shop) =>
      (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).filter((name) => {
        const link = profile(shop)[name];
        if (!link || !URL.canParse(link)) return false;
        const { hostname, pathname } = new URL(link);
        return !NETWORKS[name].test(hostname) || /^\/@?\/?$/.test(pathname);
      }),
    sentence: (name) =>
      `El enlace de ${name} lleva a otra red, o a nadie: escribe la dirección de tu perfil (profile.${name}, ${key})`,
  }),
  check({
    key,
    run: (shop) => {
      const { announcement } = content(shop);
      return when(announcement !== null && endOf(announcement.until) <= Date.now());
    },
    sentence: () =>
      'El anuncio ya terminó, y nadie lo ve: cámbialo, o pon none (announcement.until)',
  }),
  check({
    key,
    run: (shop) => {
      const { link = null } = content(shop).announcement ?? {};
      return link?.startsWith('/') && !isPage(link, content(shop)) ? [link] : [];
    },
    sentence: (link) => `El anuncio lleva a ${link}, que no existe (announcement.link)`,
  }),
  check({
    key: '',
    run: (shop) =>
      textsOf(content(shop)).flatMap(([where, text]) =>
        unfinished(text).map((word) => [where, word] as const),
      ),
    sentence: ([where, word]) => `Falta escribir algo donde dice "${word}" (${where})`,
  }),
  check({
    key: '',
    run: (shop) => {
      const lines = Object.entries(content(shop).messages);
      return lines.filter(([, [...text]]) => text.length > 0 && text.join('').trim() === '');
    },
    sentence: ([kind]) => `El mensaje messages/${kind}.txt está vacío: escríbelo, o pon none`,
  }),
  check({
    key: 'WHATSAPP_TELLS_BUYER',
    run: (shop) =>
      when(
        shop.variables.WHATSAPP_TELLS_BUYER?.trim() === 'on' &&
          content(shop).messages.buyer.length === 0,
      ),
    sentence: () => 'Al comprador no se le manda nada, porque messages/buyer.txt dice none',
  }),
];

/** For `npm run check` alone: a start waits for no picture. */
export const FILE_CHECKS: Check[] = [
  check({ key, run: (shop) => shop.content().adapted, sentence: String, isNote: true }),
  check({
    key,
    run: ({ variables }) => pictureFaults(variables),
    sentence: (fault) => fault,
  }),
  check({
    key: 'CONTENT_DIR',
    run: ({ variables }) => {
      const closed = readableByRootAlone(variables);
      return closed.length > 0 ? [closed.join(', ')] : [];
    },
    sentence: (files) =>
      `Solo root puede leer ${files}, y la tienda corre con otro usuario: chgrp -R shop y chmod -R g+rX a tu carpeta`,
  }),
];

function shippedParts(shop: Shop): string[] {
  if (!shop.variables.CONTENT_DIR?.trim()) return [];
  const own = parseShopFile(ownText(shop, SHOP_FILE) ?? '');
  const shipped = parseShopFile(readText(path.join(SHIPPED_CONTENT, SHOP_FILE)).text ?? '').content;
  const fields = OF_THE_DEMO.filter(
    (field) => own.content.profile[field] === shipped.profile[field],
  );
  const parts = PARTS.filter(
    (part) =>
      own.written[part] !== undefined && isDeepStrictEqual(own.content[part], shipped[part]),
  );
  return [...fields.map((field) => `profile.${field}`), ...parts].map(
    (part) => `${SHOP_FILE}, línea ${own.lineOf(part)}, ${part}`,
  );
}

function isCopy(shop: Shop, name: string): boolean {
  if (!shop.variables.CONTENT_DIR?.trim()) return false;
  const text = ownText(shop, name);
  return text !== null && text.trim() === readText(path.join(SHIPPED_CONTENT, name)).text?.trim();
}

/** A file such as `Términos.txt`. */
function otherSpelling(folder: string, page: string): string | undefined {
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.find((name) => name !== `${page}.md` && plain(name).split('.')[0] === page);
}

function shippedPictures(shop: Shop): string[] {
  const { logo, logob, ico } = profile(shop);
  const drawn = path.join(folderOf(shop), 'brand');
  return SHIPPED_PICTURES.filter((address) =>
    [logo, logob, ico, CARD_MARK].includes(address),
  ).filter((address) => !existsSync(path.join(drawn, path.basename(address))));
}

/** Of a number of Venezuela, or without any country. */
function isShort(value: string | null): boolean {
  const digits = digitsOf(value ?? '');
  if (!digits) return false;
  if (digits.startsWith('58')) return digits.length !== 12;
  return digits.startsWith('0') ? digits.length !== 11 : digits.length < 10;
}

function isPage(link: string, { pages }: ShopContent): boolean {
  const [address = ''] = link.split(/[?#]/);
  const written = WRITTEN_PAGES.find((page) => address === `/${page}`);
  if (written) return pages[written] !== null;
  return PAGES.some((page) => address === page || address.startsWith('/rifa/'));
}

/** Everything that a visitor reads, with its place. */
function textsOf({ pages, messages, ...parts }: ShopContent) {
  return [
    ...stringsIn(parts, SHOP_FILE),
    ...Object.entries(pages).map(([page, text]) => [`${page}.md`, text ?? ''] as const),
    ...Object.entries(messages).map(
      ([kind, lines]) => [`messages/${kind}.txt`, lines.join('\n')] as const,
    ),
  ];
}

function stringsIn(value: unknown, where: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[where, value]];
  return Object.entries(Object(value) as object).flatMap(([name, part]) =>
    stringsIn(part, `${where}, ${name}`),
  );
}

function unfinished(text: string): string[] {
  return UNFINISHED.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).slice(0, 1);
}
