import { plainLines, plainText } from '@/lib/raffle/plain-text';
import type { ImagePath } from '@/lib/raffle/types';
import { uploadAddress } from '@/lib/raffle/addresses';
import { cutList, cutMarkup, cutText, LONGEST, MOST, type TextKind } from './bounds';
import { readNumber } from './read-number';

export { readDate as date } from './read-date';
export { readNumber as amount } from './read-number';

export type Wire<Field extends string> = { readonly [name in Field]?: unknown };

export function record<Field extends string>(value: unknown): Wire<Field> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

export function list<Field extends string>(
  value: unknown,
  most: number = MOST.items,
): Wire<Field>[] {
  if (!Array.isArray(value)) return [];
  return cutList(value, most).map((item: unknown) => record<Field>(item));
}

/** JSON can contain lone surrogates, at which `encodeURIComponent` throws. */
export function text(value: unknown, kind: TextKind = 'word'): string {
  return cutText(trimmed(value), kind).toWellFormed();
}

function trimmed(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** Editors embed whole pictures in descriptions. */
const EMBEDDED_PICTURE = /data:image\/[\w.+-]{1,20};base64,[\w+/=]*/g;

function markup(value: unknown): string {
  return trimmed(value).replace(EMBEDDED_PICTURE, '').toWellFormed();
}

/** An editor writes about 2,000 characters of styles around 80 letters. */
const LONGEST_ACCOUNT_MARKUP = 20_000;

/** Null if it would have to be cut, because nobody may pay by half an account. */
export function wholeAccount(value: unknown, kind: TextKind): string | null {
  const typed = markup(value);
  if (typed.length > LONGEST_ACCOUNT_MARKUP) return null;
  const whole = plainLines(typed);
  return whole.length > LONGEST[kind] ? null : whole;
}

export function plainName(value: unknown): string {
  return cutText(plainText(cutMarkup(markup(value), 'word')), 'word');
}

export function plainParagraphs(value: unknown, kind: TextKind): string {
  return cutText(plainLines(cutMarkup(markup(value), kind)), kind);
}

export function word(value: unknown): string {
  return text(value).toLowerCase();
}

export function flag(value: unknown): boolean {
  return value === true || word(value) === 'true';
}

/** Greater than 0, because a rate of 0 would sell for nothing. */
export function rate(value: unknown): number | null {
  return readNumber(value) || null;
}

export function count(value: unknown): number | null {
  const number = readNumber(value);
  return Number.isInteger(number) ? number : null;
}

export function imagePath(item: unknown, folder: 'rifa' | 'portada' | 'logo'): ImagePath | null {
  const { img } = record<'img'>(item);
  const file = typeof img === 'string' ? img.trim() : '';
  // Pictures that our own upload address would refuse are not shown.
  if (!uploadAddress(folder, file) || file === 'no-image') return null;
  return `/uploads/${folder}/${encodeURIComponent(file)}`;
}

export function imagePaths(items: unknown): ImagePath[] {
  return list(items).flatMap((item) => imagePath(item, 'rifa') ?? []);
}
