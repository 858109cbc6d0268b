import 'server-only';
import path from 'node:path';
import { endOf } from './announcement';
import { companyProfile } from './company';
import { builtColours, unreadable, type Palette } from './colours';
import { fillPlaceholders, openingDays, wrongPlaces, type Values } from './placeholders';
import { readMessageTemplates } from './message-templates';
import { parseShopFile, type Parsed } from './parse-shop-file';
import { readText, SHIPPED_CONTENT } from './read-text';
import { hasFile } from '@/lib/platform/files-in';
import { winnerShownIn, type WinnerShown } from '@/lib/platform/env';
import type { WrittenContent } from './schema';
import {
  WRITTEN_PAGES,
  type WrittenPage,
  type OpeningHours,
  type Point,
  type ShopContent,
} from './types';

export type ReadContent = {
  content: ShopContent;
  /** One sentence each, with file and line. */
  problems: string[];
  /** A warning that the testimonials are samples, and how to remove them. */
  samples: string | null;
};

export const SHOP_FILE = 'shop.yaml';

export function contentFolder(env: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(/* turbopackIgnore: true */ env.CONTENT_DIR?.trim() || SHIPPED_CONTENT);
}

export function readContent(env: NodeJS.ProcessEnv = process.env): ReadContent {
  const folder = contentFolder(env);
  const file = path.join(folder, SHOP_FILE);
  const { text: source, problem } = readText(file);
  const parsed = parseShopFile(source ?? '{}');
  const hours = openingHours(parsed.content, env);
  const values = valuesFor(parsed.content, hours, env);
  const messages = readMessageTemplates(folder);
  const pages = WRITTEN_PAGES.map((name) => ({ name, ...readPage(folder, name, values) }));
  const missing = `${file} cannot be read: copy the files of content/ there and change them`;
  return {
    content: {
      ...filledContent(parsed.content, hours, values),
      messages: messages.templates,
      pages: Object.fromEntries(
        pages.map(({ name, text }) => [name, text]),
      ) as ShopContent['pages'],
    },
    samples: samplesIn(parsed, file),
    problems: [
      ...(source === null ? [`CONTENT_DIR: ${problem ?? missing}`] : []),
      ...parsed.problems.map(({ line, text }) => `${file}, line ${line}: ${text}`),
      ...wrongPlaces(withoutComments(source ?? ''), file, values),
      ...missingPictures(parsed, folder, file),
      ...faintColours(parsed, file),
      ...messages.problems,
      ...pages.flatMap(({ problems }) => problems),
    ],
  };
}

/** Settings override the file, because they are older. */
function openingHours({ hours }: WrittenContent, env: NodeJS.ProcessEnv): OpeningHours {
  const of = (setting: string | undefined, written: string | undefined) => {
    const value = setting?.trim() || written || 'none';
    return value.toLowerCase() === 'none' ? null : value;
  };
  return {
    weekdays: of(env.COMPANY_WEEKDAY_HOURS, hours?.weekdays),
    saturday: of(env.COMPANY_SATURDAY_HOURS, hours?.saturday),
    sunday: hours?.sunday ?? null,
  };
}

/** The privacy notice says in these words which data of a winner are published. */
const WINNER_IN_WORDS: Record<WinnerShown, string> = {
  full: 'tu nombre, tu dirección y tu ruta',
  name: 'tu nombre y tu ruta',
  short: 'tu primer nombre, la inicial de tu apellido y tu ruta',
};

function valuesFor(
  { permit, drawRule, claimTime, personalData }: WrittenContent,
  hours: OpeningHours,
  env: NodeJS.ProcessEnv,
): Values {
  const { name, address, nit, email, phone, city, state } = companyProfile(env);
  const values: Values = {
    ...{ name, address, rif: nit, email, phone, city, state },
    permit: permit ?? null,
    claimTime: claimTime ?? null,
    days: openingDays(hours),
    logsKept: personalData?.logs ?? null,
    receiptsKept: personalData?.receipts ?? null,
    winnerShown: WINNER_IN_WORDS[winnerShownIn(env)],
    dataContact: personalData?.contact ?? email ?? phone,
  };
  return { ...values, drawRule: drawRule ? fillPlaceholders(drawRule, values) : null };
}

function filledContent(
  written: WrittenContent,
  hours: OpeningHours,
  values: Values,
): Omit<ShopContent, 'pages' | 'messages'> {
  const filled = (text: string | undefined) => (text ? fillPlaceholders(text, values) : null);
  const points = (list: Point[] | undefined) =>
    (list ?? []).flatMap(({ icon, title, text }) => {
      const whole = filled(text);
      return whole === null ? [] : [{ icon, title, text: whole }];
    });
  const reasons = points(written.reasons?.list);
  const announced = filled(written.announcement?.text);
  return {
    announcement:
      written.announcement && announced
        ? {
            text: announced,
            link: written.announcement.link ?? null,
            endsAt: endOf(written.announcement.until),
          }
        : null,
    reasons:
      written.reasons && reasons.length > 0
        ? {
            title: written.reasons.title,
            intro: filled(written.reasons.intro),
            list: reasons,
          }
        : null,
    testimonials: (written.testimonials ?? []).map(({ name, place = null, words }) => ({
      name,
      place,
      words,
    })),
    promises: points(written.promises),
    footer: (written.footer ?? []).flatMap((line) => filled(line) ?? []),
    hours,
    answers: {
      whatsapp: filled(written.answers?.whatsapp),
      payments: filled(written.answers?.payments),
      prize: filled(written.answers?.prize),
    },
    drawRule: filled(written.drawRule),
    lotteries: written.lotteries ?? [],
    lostNumber: filled(written.lostNumber),
    permit: written.permit ?? null,
    deliveries: written.deliveries ?? [],
    verification: {
      google: written.verification?.google ?? null,
      facebook: written.verification?.facebook ?? null,
      pinterest: written.verification?.pinterest ?? null,
    },
    colours: {
      light: { ...written.colours?.light } as Record<string, string>,
      dark: { ...written.colours?.dark } as Record<string, string>,
    },
  };
}

function readPage(folder: string, page: WrittenPage, values: Values) {
  const file = path.join(folder, `${page}.md`);
  const { text: source, problem } = readText(file);
  if (source === null || /^\s*(none\s*)?$/i.test(source)) {
    return { text: null, problems: problem ? [`CONTENT_DIR: ${problem}`] : [] };
  }
  const text = source
    .split('\n')
    .flatMap((line) => fillPlaceholders(line, values) ?? [])
    .join('\n');
  const [first = ''] = source.trimStart().split('\n', 1);
  const untitled = `${file}, line 1: the file must begin with a title, for example "# Términos y condiciones"`;
  return {
    text,
    problems: [...(/^# \S/.test(first) ? [] : [untitled]), ...wrongPlaces(source, file, values)],
  };
}

function withoutComments(source: string): string {
  return source.replace(/^[ \t]*#.*$/gm, '');
}

function samplesIn({ content, lineOf }: Parsed, file: string): string | null {
  const isSample = content.testimonials?.some(({ sample }) => sample);
  return isSample
    ? `${file}, line ${lineOf('testimonials')}: these testimonials are invented samples. ` +
        'This line removes them: testimonials: none'
    : null;
}

function faintColours({ content, lineOf }: Parsed, file: string): string[] {
  const built = builtColours();
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const own = { ...content.colours?.[scheme] } as Palette;
    return unreadable({ ...built[scheme], ...own }, own).map(({ text, ground, ratio, least }) => {
      const line = lineOf(`colours.${scheme}.${text in own ? text : ground}`);
      return `${file}, line ${line}: ${text} on ${ground} has too little contrast in the ${scheme} scheme: ${ratio.toFixed(1)} instead of ${least}`;
    });
  });
}

function missingPictures({ content, lineOf }: Parsed, folder: string, file: string): string[] {
  return (content.deliveries ?? []).flatMap(({ picture }, index) => {
    const pictures = path.join(folder, 'pictures');
    if (hasFile(pictures, picture)) return [];
    const line = lineOf(`deliveries[${index}].picture`);
    return [`${file}, line ${line}: there is no picture ${path.join(pictures, picture)}`];
  });
}
