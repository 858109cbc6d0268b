import 'server-only';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { endOf } from '@/lib/content/announcement';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { contentFolder, SHOP_FILE, type ReadContent } from '@/lib/content/read-content';
import { readText, SHIPPED_CONTENT } from '@/lib/content/read-text';
import { LEGAL_PAGES, WRITTEN_PAGES, type ShopContent } from '@/lib/content/types';
import { hasFile } from '@/lib/platform/files-in';
import { unreadablePictures } from './content-files';
import { pictureFaults } from './picture-files';
import { fatal, note, right, wrong, type Findings } from './finding';
import { EXAMPLE_NUMBER } from './settings-checks';

type Profile = ShopContent['profile'];

/** Shown on preview cards and ticket pictures, once it is drawn. */
const CARD_MARK = '/brand/mark.png';
const SHIPPED_PICTURES = ['/brand/logo.svg', '/brand/logo-white.svg', '/favicon.ico', CARD_MARK];

const PARTS = ['reasons', 'promises', 'hours'] as const;

const PHONES = ['phone', 'salesPhone'] as const;
const CHATS = [...PHONES, 'whatsapp'] as const;
const WAYS = [...CHATS, 'email', 'facebook', 'instagram', 'tiktok'] as const;
const PROFILES = {
  facebook: /^https:\/\/([\w-]+\.)*(facebook\.com|fb\.com|fb\.me)\/@?[^@/?#]/i,
  instagram: /^https:\/\/([\w-]+\.)*(instagram\.com|instagr\.am)\/@?[^@/?#]/i,
  tiktok: /^https:\/\/([\w-]+\.)*tiktok\.com\/@?[^@/?#]/i,
} as const;

const OWN = ['name', 'address', 'nit', 'email', 'facebook', 'instagram', 'tiktok', 'map'] as const;

const RIF = /^[VEJPGC]-?\d{8}-?\d$/i;

type ProfileCheck = {
  names: readonly (keyof Profile)[];
  isWrong: (value: string, shipped: string) => boolean;
  sentence: string;
};

const PROFILE_CHECKS: ProfileCheck[] = [
  { names: PHONES, isWrong: isShort, sentence: 'A tu teléfono le faltan o le sobran cifras' },
  {
    names: CHATS,
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
    isWrong: (value, shipped) => plain(value) === plain(shipped),
    sentence: 'Es lo del ejemplo: escribe lo tuyo, o none',
  },
  ...Object.entries(PROFILES).map(([name, profile]) => ({
    names: [name as keyof typeof PROFILES],
    isWrong: (value: string) => !profile.test(value),
    sentence: `El enlace de ${name} lleva a otra red, o a nadie: escribe la dirección de tu perfil`,
  })),
];

/** `TODO` between words in capitals is Spanish. */
const UNFINISHED = [
  /CJ-X{1,9}/i,
  /x{4,20}/i,
  /\[[A-ZÁÉÍÓÚÑ][A-ZÁÉÍÓÚÑ\d _-]{2,40}\](?!\()/,
  /lorem ipsum/i,
  /\bTODO\b:?(?! ?[A-ZÁÉÍÓÚÑ]{2})/,
];

const PAGES = ['/', '/home', '/contact', '/resultados', '/sin-boleto', '/verificar', '/rifa'];

/** Without these the shop cannot show its content. */
export async function* contentFaults(
  variables: NodeJS.ProcessEnv,
  { content, problems }: ReadContent,
): Findings {
  const { logo, logob, ico } = content.profile;
  const folders = ['public', contentFolder(variables)];
  for (const [name, file] of Object.entries({ logo, logob, ico })) {
    if (/^\/[^/]/.test(file) && !folders.some((folder) => hasFile(folder, file))) {
      yield fatal(`No existe el archivo ${file} de profile.${name} (shop.yaml)`);
    }
  }
  for (const problem of problems) yield fatal(problem);
  for (const problem of unreadablePictures(variables)) yield fatal(`${problem} (CONTENT_DIR)`);
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
  for (const part of shippedParts(folder)) {
    yield wrong(`${part}: es lo del ejemplo. Escribe lo tuyo, o none`);
  }
  for (const page of LEGAL_PAGES) {
    const text = readText(path.join(folder, `${page}.md`)).text?.trim();
    const other = text ? undefined : otherSpelling(folder, page);
    if (other) yield wrong(`${other} no se lee: cámbiale el nombre a ${page}.md`);
    else if (!text) {
      yield wrong(`Falta el texto de ${page}.md, o está vacío: escríbelo, o pon none`);
    } else if (text === readText(path.join(SHIPPED_CONTENT, `${page}.md`)).text?.trim()) {
      yield wrong(
        `${page}.md es el texto del ejemplo: léelo palabra por palabra, cambia lo que no sea así y escribe desde cuándo vale`,
      );
    }
  }
  yield* profileWarnings(profile);
  if (announcement && endOf(announcement.until) <= Date.now()) {
    yield wrong(
      'El anuncio ya terminó, y nadie lo ve: cámbialo, o pon none (announcement.until) (shop.yaml)',
    );
  }
  const { link = null } = announcement ?? {};
  if (link?.startsWith('/') && !isPage(link, content)) {
    yield wrong(`El anuncio lleva a ${link}, que no existe (announcement.link) (shop.yaml)`);
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

async function* profileWarnings(profile: Profile): Findings {
  if (WAYS.every((way) => !profile[way])) {
    yield wrong(
      'Nadie puede escribirte ni llamarte: escribe un WhatsApp, un teléfono o un correo (profile) (shop.yaml)',
    );
  }
  for (const [name, sentence] of profileFaults(profile)) {
    yield wrong(`${sentence} (profile.${name}, shop.yaml)`);
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
  if (variables.CONTENT_DIR?.trim()) yield right('Tus datos y tus palabras se leen (shop.yaml)');
  for (const sentence of adapted) yield note(`${sentence} (shop.yaml)`);
  for (const fault of await pictureFaults(contentFolder(variables), content))
    yield wrong(`${fault} (shop.yaml)`);
}

function shippedParts(folder: string): string[] {
  const own = parseShopFile(readText(path.join(folder, SHOP_FILE)).text ?? '');
  const shipped = shippedFile().content;
  const parts = PARTS.filter(
    (part) =>
      own.written[part] !== undefined && isDeepStrictEqual(own.content[part], shipped[part]),
  );
  const invented = own.content.testimonials.filter((each) =>
    shipped.testimonials.some((sample) => isDeepStrictEqual(each, sample)),
  );
  return [...parts, ...(invented.length > 0 ? ['testimonials'] : [])].map(
    (part) => `${SHOP_FILE}, línea ${own.lineOf(part)}, ${part}`,
  );
}

/** A file such as `Términos.txt`. */
function otherSpelling(folder: string, page: string): string | undefined {
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.find((name) => name !== `${page}.md` && plain(name).split('.')[0] === page);
}

function shippedPictures(folder: string, { logo, logob, ico }: Profile): string[] {
  const isDrawn = (address: string) =>
    existsSync(path.join(folder, 'brand', path.basename(address)));
  return SHIPPED_PICTURES.filter(
    (address) => [logo, logob, ico, CARD_MARK].includes(address) && !isDrawn(address),
  );
}

/** Judges numbers of Venezuela, and those without a country. */
function isShort(phone: string): boolean {
  const digits = digitsOf(phone);
  if (digits.startsWith('58')) return digits.length !== 12;
  return digits.startsWith('0') ? digits.length !== 11 : digits.length < 10;
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

function unfinished(text: string): string | undefined {
  return UNFINISHED.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
}
