import 'server-only';
import path from 'node:path';
import { builtColours, visibleColours } from './colours';
import { fillPlaceholders, wrongPlaces, type Values } from './placeholders';
import { readMessageTemplates } from './message-templates';
import { parseShopFile } from './parse-shop-file';
import { readText, SHIPPED_CONTENT } from './read-text';
import { NONE } from '@/lib/platform/setting-values';
import { winnerShownIn, type WinnerShown } from '@/lib/platform/env';
import type { WrittenContent } from './schema';
import { WRITTEN_PAGES, type WrittenPage, type ShopContent } from './types';

export type ReadContent = {
  content: ShopContent;
  /** One sentence each, with file and line. */
  problems: string[];
  /** One sentence for each of the owner's colours that is shown as another. */
  adapted: string[];
};

export const SHOP_FILE = 'shop.yaml';

export function contentFolder(env: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(/* turbopackIgnore: true */ env.CONTENT_DIR?.trim() || SHIPPED_CONTENT);
}

export function readContent(env: NodeJS.ProcessEnv = process.env): ReadContent {
  const folder = contentFolder(env);
  const file = path.join(folder, SHOP_FILE);
  const { text: source, problem } = readText(file);
  const parsed = parseShopFile(source ?? '');
  const values = valuesFor(parsed.content, env);
  const colours = shownColours(parsed.content);
  const messages = readMessageTemplates(folder);
  const pages = WRITTEN_PAGES.map((name) => ({ name, ...readPage(folder, name, values) }));
  const missing = `${file} no se puede leer: copia ahí los archivos de content/ y cámbialos`;
  return {
    content: {
      ...filledContent(parsed.content, values),
      colours,
      messages: messages.templates,
      pages: Object.fromEntries(
        pages.map(({ name, text }) => [name, text]),
      ) as ShopContent['pages'],
    },
    adapted: adaptedColours(parsed.content, colours),
    problems: [
      ...(source === null
        ? [`CONTENT_DIR: ${problem ?? missing}`]
        : parsed.problems.map(({ line, text }) => `${file}, línea ${line}: ${text}`)),
      ...wrongPlaces(source ?? '', file, values),
      ...messages.problems,
      ...pages.flatMap(({ problems }) => problems),
    ],
  };
}

/** The privacy notice says in these words which data of a winner are published. */
const WINNER_IN_WORDS: Record<WinnerShown, string> = {
  full: 'tu nombre, tu dirección y tu ruta',
  name: 'tu nombre y tu ruta',
  short: 'tu primer nombre, la inicial de tu apellido y tu ruta',
};

function valuesFor({ profile, permit, drawRule }: WrittenContent, env: NodeJS.ProcessEnv): Values {
  const { name, address, nit, email, phone, city, state } = profile;
  const values: Values = {
    ...{ name, address, rif: nit, email, phone, city, state, permit },
    winnerShown: WINNER_IN_WORDS[winnerShownIn(env)],
    dataContact: email ?? phone,
  };
  return { ...values, drawRule: drawRule && fillPlaceholders(drawRule, values) };
}

function filledContent(written: WrittenContent, values: Values) {
  const { profile, ...words } = written;
  const { announcement, reasons, ...filled } = fill(words, values);
  return {
    ...filled,
    profile,
    // Without its text or title the rest of a part makes no sense.
    announcement: announcement?.text ? announcement : null,
    reasons: reasons && reasons.title && reasons.list.length > 0 ? reasons : null,
  };
}

/** All texts with their placeholders replaced. One whose value is missing becomes null; an item of a list leaves with it. */
function fill<T>(part: T, values: Values): T {
  const isWhole = (item: unknown) => fillPlaceholders(JSON.stringify(item), values) !== null;
  const filled = JSON.stringify(part, (_name, value: unknown) => {
    if (typeof value === 'string') return fillPlaceholders(value, values);
    return Array.isArray(value) ? value.filter(isWhole) : value;
  });
  return JSON.parse(filled) as T;
}

function readPage(folder: string, page: WrittenPage, values: Values) {
  const file = path.join(folder, `${page}.md`);
  const { text: source, problem } = readText(file);
  if (source === null || source.trim() === '' || NONE.test(source)) {
    return { text: null, problems: problem ? [`CONTENT_DIR: ${problem}`] : [] };
  }
  const text = source
    .split('\n')
    .flatMap((line) => fillPlaceholders(line, values) ?? [])
    .join('\n');
  const [first = ''] = source.trimStart().split('\n', 1);
  const untitled = `${file}, línea 1: el archivo debe empezar con un título, por ejemplo "# Términos y condiciones"`;
  return {
    text,
    problems: [...(/^# \S/.test(first) ? [] : [untitled]), ...wrongPlaces(source, file, values)],
  };
}

function shownColours({ colours }: WrittenContent): ShopContent['colours'] {
  const { light, dark } = builtColours();
  return {
    light: visibleColours(colours.light, light),
    dark: visibleColours(colours.dark, dark),
  };
}

function adaptedColours({ colours }: WrittenContent, shown: ShopContent['colours']): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(colours[scheme]).flatMap(([name, own = '']) => {
      const { [name]: colour = own } = shown[scheme];
      if (own === colour) return [];
      return `El color ${own} no se distingue de ${scheme === 'light' ? 'día' : 'noche'}: la tienda usa ${colour} (colours.${scheme}.${name}) (shop.yaml)`;
    }),
  );
}
