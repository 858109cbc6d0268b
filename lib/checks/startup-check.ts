import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  COMPANY_VARIABLES,
  companyProblems,
  companyProfile,
  unsetOfCompany,
} from '@/lib/content/company';
import { contentFolder, readContent } from '@/lib/content/read-content';
import { environmentProblems, isDemo, SETTINGS } from '@/lib/platform/env';
import { withoutFrontProblems } from './without-front';

/** Shown on preview cards and ticket pictures, once it is drawn. */
const CARD_MARK = '/brand/mark.png';
const SHIPPED_PICTURES = ['/brand/logo.svg', '/brand/logo-white.svg', '/favicon.ico', CARD_MARK];

/** `EX_CONFIG` of sysexits.h: a restart would not help. */
const EXIT_WRONG_CONFIGURATION = 78;

export function stopOnWrongConfiguration() {
  const problems = startProblems(process.env);
  if (problems.length === 0) return;
  console.error(
    ['The storefront cannot start:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
  );
  process.exit(EXIT_WRONG_CONFIGURATION);
}

/** Problems that must be solved before the first request. */
export function startProblems(variables: NodeJS.ProcessEnv): string[] {
  return [
    ...launcherProblems(variables),
    ...withoutFrontProblems(variables),
    ...environmentProblems(variables),
    ...companyProblems(variables),
    ...missingLogos(variables),
    ...readContent(variables).problems,
  ];
}

/** Files named in the profile that are neither in `public/` nor in the shop's own folder. */
function missingLogos(variables: NodeJS.ProcessEnv): string[] {
  const { logo, logob, ico } = companyProfile(variables);
  const named = [
    ['COMPANY_LOGO', logo],
    ['COMPANY_LOGOB', logob],
    ['COMPANY_ICO', ico],
  ] as const;
  return named
    .filter(([, address]) => /^\/[^/]/.test(address) && !hasFile(address, variables))
    .map(
      ([name, address]) =>
        `${name}: there is no file ${address}, neither in public/ nor in ${contentFolder(variables)}`,
    );
}

function hasFile(address: string, variables: NodeJS.ProcessEnv): boolean {
  const folders = [path.resolve('public'), contentFolder(variables)];
  return folders.some((folder) => existsSync(path.join(folder, address)));
}

export function warnOfMisspeltNames() {
  for (const sentence of misspeltSettings(process.env)) console.warn(sentence);
}

export function misspeltSettings(variables: NodeJS.ProcessEnv): string[] {
  return misspeltNames([...SETTINGS, ...COMPANY_VARIABLES], variables);
}

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
      ? []
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

/** Problems that the launcher found: Next has already replaced `PORT`. */
function launcherProblems({ STOREFRONT_PROBLEMS }: NodeJS.ProcessEnv): string[] {
  return (STOREFRONT_PROBLEMS ?? '').split('\n').filter(Boolean);
}

/** Prefixes that only the shop's settings have. */
const OURS = ['ADMIN_', 'COMPANY_', 'DEMO_API_', 'PAYMENT_', 'TICKET_', 'TRUSTED_', 'WHATSAPP_'];

/** One wrong letter in four is a typo; with more it is another name. */
const LETTERS_A_SLIP = 4;

export function misspeltNames(known: string[], variables: NodeJS.ProcessEnv): string[] {
  return Object.keys(variables)
    .filter((name) => !known.includes(name) && isMeant(name, known))
    .map((name) => `${name} is not a setting: did you mean ${nearest(name, known)}?`);
}

function isMeant(name: string, known: string[]): boolean {
  if (OURS.some((prefix) => name.startsWith(prefix))) return true;
  const slips = Math.floor(name.length / LETTERS_A_SLIP);
  return lettersBetween(name, nearest(name, known)) <= slips;
}

function nearest(name: string, known: string[]): string {
  const distances = known.map((candidate) => lettersBetween(name, candidate));
  return known[distances.indexOf(Math.min(...distances))] ?? 'none at all';
}

/** Levenshtein distance, computed one row of the table at a time. */
function lettersBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [done, letter] of [...from].entries()) {
    let left = done + 1;
    row = row.map((above, index) => {
      if (index === 0) return left;
      const diagonal = (row[index - 1] ?? 0) + (letter === to[index - 1] ? 0 : 1);
      left = Math.min(above + 1, left + 1, diagonal);
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
