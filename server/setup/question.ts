import { parseShopFile } from '@/lib/content/parse-shop-file';
import { wrongPlaces } from '@/lib/content/placeholders';
import { stringify } from 'yaml';
import type { Shop } from './shop';

export type Change = {
  settings?: Record<string, string | null>;
  /** Parts of `shop.yaml`. */
  words?: [steps: string[], value: unknown][];
};

export type Draft = { shop: Shop; answers: Record<string, string> };

/** One line that the owner writes. Its key is its name in the answers file. */
export type Part = {
  key: string;
  label: string;
  isSecret?: true;
  /** For Enter where the shop has nothing yet; without it the answer is needed. */
  usual?: string;
  isAsked?: (draft: Draft) => boolean;
  now: (shop: Shop) => string | null;
  /** Says in one sentence what is wrong. */
  fault: (answer: string, draft: Draft) => string | null | Promise<string | null>;
  change: (answer: string) => Change;
};

export type Question = { title: string; purpose: string; example: string; parts: Part[] };

export const NONE = 'none';
const NOTHING = /^(ningun[oa]|none|nada|no tengo|no)$/i;

export function normal(typed: string): string {
  const answer = typed.trim();
  return NOTHING.test(answer) ? NONE : answer;
}

/** Asks the rules of the profile. */
export function isRightField(field: string, value: string): boolean {
  return areRightWords({ profile: { name: 'x', [field]: value } });
}

/** Asks the rules of `shop.yaml`. A mark such as {name} has no place in these parts. */
export function areRightWords(part: unknown): boolean {
  const source = stringify(part);
  return [...parseShopFile(source).problems, ...wrongPlaces(source, '', {})].length === 0;
}
