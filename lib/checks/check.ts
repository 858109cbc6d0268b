import 'server-only';
import { within } from '@/lib/platform/within';
import type { Shop } from './shop';

/** One fault that a shop can have, and what its owner reads. */
type Row<Found> = {
  /** The setting or the file at fault. */
  key: string;
  run: (shop: Shop) => Found[] | Promise<Found[]>;
  sentence: (found: Found) => string;
  /** The shop does not start with it. */
  isFatal?: true;
  /** Nothing is wrong: the owner may want to know. */
  isNote?: true;
};

type Mark = 'bien' | 'nota' | 'MAL';

export type Finding = { key: string; mark: Mark; isFatal: boolean; text: string };

export type Check = { key: string; find: (shop: Shop) => Promise<Finding[]> };

/** Longer than a purchase of 15 MB takes on its way through the proxies. */
const LONGEST_MS = 90_000;

export function check<Found>({ key, run, sentence, isFatal, isNote }: Row<Found>): Check {
  const finding = (text: string): Finding => ({
    key,
    mark: isNote ? 'nota' : 'MAL',
    isFatal: isFatal === true,
    text: text.includes(key) ? text : `${text} (${key})`,
  });
  return {
    key,
    async find(shop) {
      const found = await within(LONGEST_MS, Promise.resolve(shop).then(run));
      return (
        found?.map((each) => finding(sentence(each))) ?? [
          finding(`No se supo en ${LONGEST_MS / 1000} segundos`),
        ]
      );
    },
  };
}

export async function findAll(checks: Check[], shop: Shop): Promise<Finding[]> {
  return (await Promise.all(checks.map(({ find }) => find(shop)))).flat();
}

export const when = (isSo: boolean): true[] => (isSo ? [true] : []);

export const only = <T>(value: T | null | undefined): T[] =>
  value === null || value === undefined ? [] : [value];
