import 'server-only';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { endOf } from '@/lib/content/announcement';
import { MESSAGE_FILES } from '@/lib/content/message-templates';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { contentFolder, SHOP_FILE, type ReadContent } from '@/lib/content/read-content';
import { isMissing, readText, SHIPPED_CONTENT, unreadable } from '@/lib/content/read-text';
import { LEGAL_PAGES, WRITTEN_PAGES, type ShopContent } from '@/lib/content/types';
import { isRaffleId } from '@/lib/raffle/addresses';
import { NATIONAL } from '@/lib/platform/whatsapp-number';
import { hasFile, namesBelow } from '@/lib/platform/files-in';
import { pictureFaults } from './picture-files';
import { fatal, note, wrong, type Findings } from './finding';
import { misspeltNames } from './misspelt-names';
import { EXAMPLE_NUMBER } from './settings-checks';

type Profile = ShopContent['profile'];

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Shown on preview cards and ticket pictures, once it is drawn. */
const CARD_MARK = '/brand/mark.png';

const PHONES = ['phone', 'salesPhone'] as const;
const NUMBERS = [...PHONES, 'whatsapp'] as const;
const LINKS = ['email', 'facebook', 'instagram', 'tiktok'] as const;
const PROFILES = {
  facebook: /^https:\/\/([\w-]+\.)*(facebook\.com|fb\.com|fb\.me)\/(?!home\b)[^/?#]/i,
  instagram: /^https:\/\/([\w-]+\.)*instagram\.com\/(?!(p|reel)\/)[^/?#]/i,
  tiktok: /^https:\/\/((v[mt]\.tiktok\.com\/)|([\w-]+\.)*tiktok\.com\/@)[^@/?#]/i,
} as const;

const OWN = ['name', 'address', 'nit', 'map', ...LINKS] as const;

const RIF = /^[VEJPGC]-?\d{8}-?\d$/i;

type ProfileCheck = {
  names: readonly (keyof Profile)[];
  isWrong: (value: string, shipped: string) => boolean;
  sentence: string;
};

const PROFILE_CHECKS: ProfileCheck[] = [
  {
    names: PHONES,
    isWrong: isShort,
    sentence: 'A tu teléfono le faltan o le sobran cifras, o su código no existe',
  },
  {
    names: NUMBERS,
    isWrong: (value) => EXAMPLE_NUMBER.test(digitsOf(value)),
    sentence: 'Tu teléfono es el de un ejemplo',
  },
  {
    names: ['nit'],
    isWrong: (value) => !RIF.test(value),
    sentence: 'Tu RIF no tiene una letra y nueve cifras, como J-00000000-0',
  },
  {
    names: OWN,
    isWrong: (value, shipped) =>
      plain(value) === plain(shipped) || /^tu |\{/i.test(value) || Boolean(unfinished(value)),
    sentence: 'Es lo de un ejemplo, o falta algo: escribe lo tuyo, o none',
  },
  ...Object.entries(PROFILES).map(([name, profile]) => ({
    names: [name as keyof typeof PROFILES],
    isWrong: (value: string) => !profile.test(value),
    sentence: `El enlace de ${name} lleva a otra red, o a nadie: escribe la dirección de tu perfil`,
  })),
];

/** `TODO` between words in capitals is Spanish. */
const UNFINISHED = [
  // The whole text
  /^([^\p{L}\d]{1,20}|n\/?a|no|no tengo|nada|pendiente|en tr[aá]mite|prueba|test)$/iu,
  /CJ-(X{1,9}|0{4})|x{4,20}|_{3,20}|xx\/|dd\/mm|por (definir|completar)/i,
  /\[[^\][\n]{3,60}\](?!\()/,
  /<\/?[a-záéíóúñ][^<>@:]{0,100}>|\{(?!\w{1,40}\})/i,
  // What stands in our example and in everybody's
  /rifas ?araguaney|[@/.]example\b|tu(dominio|correo|pagina|usuario|empresa)/i,
  /4\d\d[ .-]?123[ .-]?45[ .-]?67|-00000000-/,
  /(,|^) ?…$/m,
  /\bTODO\b:?(?! ?[A-ZÁÉÍÓÚÑ]{2})/,
];

/** The names under which the shop reads the owner's texts. */
const FILES = [SHOP_FILE, ...MESSAGE_FILES, ...WRITTEN_PAGES.map((page) => `${page}.md`)];

const PAGES = ['/home', '/contact', '/resultados', '/sin-boleto', '/verificar', '/rifa'];

/** Without these the shop cannot show its content. */
export async function* contentFaults(
  variables: NodeJS.ProcessEnv,
  { content, problems }: ReadContent,
): Findings {
  const { logo, logob, ico } = content.profile;
  const delivered = content.deliveries.map(({ picture }) => `/pictures/${picture}`);
  const folders = ['public', contentFolder(variables)];
  for (const file of [logo, logob, ico, ...delivered]) {
    if (!folders.some((folder) => hasFile(folder, file)))
      yield fatal(`No existe el archivo ${file} (shop.yaml)`);
  }
  for (const problem of problems) yield fatal(problem);
  for (const problem of unreadablePictures(contentFolder(variables)))
    yield fatal(`${problem} (CONTENT_DIR)`);
}

export async function* contentWarnings(
  variables: NodeJS.ProcessEnv,
  { content }: ReadContent,
): Findings {
  const folder = contentFolder(variables);
  const { profile, announcement, messages } = content;
  const pictures = shippedPictures(folder, profile);
  if (pictures.length > 0) {
    yield wrong(
      `La tienda muestra dibujos del ejemplo: ${pictures.join(', ')}. Haz los tuyos con npm run setup (docs/branding.md)`,
    );
  }
  if (!variables.CONTENT_DIR?.trim()) {
    yield wrong(
      'Tu tienda muestra los datos, testimonios inventados, promesas, horario, términos y privacidad del ejemplo: copia content/, escribe los tuyos y di dónde está la copia (docs/content.md) (CONTENT_DIR)',
    );
    // All that follows would say it again.
    return;
  }
  for (const part of shippedParts(content)) {
    yield wrong(`${part}: es lo del ejemplo. Escribe lo tuyo, o none (shop.yaml)`);
  }
  const misspelt = misspeltNames(FILES, textFiles(folder));
  for (const [name, nearest] of misspelt) {
    yield wrong(`${name} no se lee: cámbiale el nombre a ${nearest}`);
  }
  for (const page of LEGAL_PAGES) {
    const text = readText(path.join(folder, `${page}.md`)).text?.trim();
    if (misspelt.some(([, name]) => name === `${page}.md`)) continue;
    if (!text?.replace(/^#.*/, '').trim()) {
      yield wrong(`Falta el texto de ${page}.md, o está vacío: escríbelo, o pon none`);
    } else if (text === readText(path.join(SHIPPED_CONTENT, `${page}.md`)).text?.trim()) {
      yield wrong(
        `${page}.md es el texto del ejemplo: léelo palabra por palabra, cambia lo que no sea así y escribe desde cuándo vale`,
      );
    }
  }
  if ([...NUMBERS, ...LINKS].every((way) => !profile[way])) {
    yield wrong(
      'Nadie puede escribirte ni llamarte: escribe un WhatsApp, un teléfono o un correo (profile) (shop.yaml)',
    );
  }
  for (const [name, sentence] of profileFaults(profile))
    yield wrong(`${sentence} (profile.${name}, shop.yaml)`);
  const left = announcement ? endOf(announcement.until) - Date.now() : 1;
  if (left <= 0 || left > YEAR_MS) {
    yield wrong(
      'El anuncio ya terminó, y nadie lo ve, o sale más de un año: cámbialo, o pon none (announcement.until) (shop.yaml)',
    );
  }
  const { link = null } = announcement ?? {};
  if (link?.startsWith('/') && !isPage(link, content)) {
    yield wrong(`El enlace del anuncio lleva a ${link}, que no existe (shop.yaml)`);
  }
  const unwritten = new Map<string, string>();
  for (const [where, text] of textsOf(content)) {
    const word = unfinished(text);
    // A page may repeat what shop.yaml says.
    if (word && !unwritten.has(word)) unwritten.set(word, where);
  }
  for (const [word, where] of unwritten)
    yield wrong(`Falta escribir algo donde dice "${word}" (${where})`);
  for (const [kind, lines] of Object.entries(messages)) {
    if (lines.length > 0 && lines.join('').trim() === '') {
      yield wrong(`El mensaje messages/${kind}.txt está vacío: escríbelo, o pon none`);
    }
  }
  if (variables.WHATSAPP_TELLS_BUYER?.trim() === 'on' && messages.buyer.length === 0) {
    yield wrong(
      'Al comprador no se le manda nada, porque messages/buyer.txt dice none (WHATSAPP_TELLS_BUYER)',
    );
  }
}

/** Values that cannot be right, each by its name with the sentence for the owner. */
export function profileFaults(profile: Partial<Profile>): [name: string, sentence: string][] {
  const shipped = shippedFile().content.profile;
  return PROFILE_CHECKS.flatMap(({ names, isWrong, sentence }) =>
    names
      .filter((name) => profile[name] && isWrong(profile[name], shipped[name] ?? ''))
      .map((name): [string, string] => [name, sentence]),
  );
}

function shippedFile() {
  return parseShopFile(readText(path.join(SHIPPED_CONTENT, SHOP_FILE)).text ?? '');
}

/** For `npm run check` alone: a start waits for no picture. */
export async function* fileFindings(
  variables: NodeJS.ProcessEnv,
  { content, adapted }: ReadContent,
): Findings {
  for (const sentence of adapted) yield note(sentence);
  for (const fault of await pictureFaults(contentFolder(variables), content)) yield wrong(fault);
}

/** An owner who adds a testimonial may have left the invented ones. */
function shippedParts(own: ShopContent): string[] {
  const { reasons, promises, testimonials } = shippedFile().content;
  const isInvented = testimonials.some((sample) =>
    own.testimonials.some(({ words }) => words === sample.words),
  );
  return [
    ...(isDeepStrictEqual(own.reasons, reasons) ? ['reasons'] : []),
    ...(isDeepStrictEqual(own.promises, promises) ? ['promises'] : []),
    ...(isInvented ? ['testimonials'] : []),
  ];
}

/** Files that the front serves and that the shop's own user cannot read. */
function unreadablePictures(content: string): string[] {
  return ['brand', 'pictures'].flatMap((part) => {
    const folder = path.join(/* turbopackIgnore: true */ content, part);
    let file = folder;
    try {
      for (const name of namesBelow(folder)) {
        file = path.join(folder, name);
        closeSync(openSync(file, 'r'));
      }
      return [];
    } catch (error) {
      return isMissing(error) ? [] : [unreadable(file, error)];
    }
  });
}

function textFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return names.map(String).filter((name) => /\.(md|txt|ya?ml)$/i.test(name));
}

function shippedPictures(folder: string, { logo, logob, ico }: Profile): string[] {
  // The front gives `/favicon.ico` from there too.
  const isOwn = (address: string) => hasFile(folder, address) || hasFile(folder, `brand${address}`);
  return [logo, logob, ico, CARD_MARK].filter((address) => !isOwn(address));
}

/** Judges those without a country as numbers of Venezuela. */
function isShort(phone: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(phone)) return true;
  const digits = digitsOf(phone);
  const national = digits.replace(/^(58|0)/, '');
  if (phone.startsWith('+') && !digits.startsWith('58')) return digits.length < 10;
  return !/^800\d{7}$/.test(national) && !NATIONAL.test(national);
}

/** What is left when it is written otherwise. */
function plain(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}

function isPage(link: string, { pages }: ShopContent): boolean {
  const [address = ''] = link.split(/[?#]/);
  const written = WRITTEN_PAGES.find((page) => address === `/${page}`);
  if (written) return pages[written] !== null;
  return PAGES.includes(address) || isRaffleId(address.replace('/rifa/', ''));
}

/** Everything that a visitor reads besides the profile, with its place. */
function textsOf({ pages, messages, profile: _profile, ...parts }: ShopContent) {
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

function unfinished(text: string): string | undefined {
  const whole = text.trim();
  return UNFINISHED.flatMap((pattern) => pattern.exec(whole)?.[0] ?? [])[0];
}
