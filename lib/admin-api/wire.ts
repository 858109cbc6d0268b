import { endOfDrawDay } from '@/lib/raffle/draw-day';
import type { ImagePath } from '@/lib/raffle/types';
import { noteUpload } from './known-uploads';
import { readNumber } from './read-number';

export { readNumber as amount } from './read-number';

export type Wire<Field extends string> = { readonly [name in Field]?: unknown };

export function record<Field extends string>(value: unknown): Wire<Field> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

export function list<Field extends string>(value: unknown): Wire<Field>[] {
  return Array.isArray(value) ? value.map((item: unknown) => record<Field>(item)) : [];
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

export function word(value: unknown): string {
  return text(value).toLowerCase();
}

export function flag(value: unknown): boolean {
  return value === true || word(value) === 'true';
}

/** More than nothing: a rate of 0 would sell for nothing. */
export function rate(value: unknown): number | null {
  return readNumber(value) || null;
}

export function count(value: unknown): number | null {
  const number = readNumber(value);
  return Number.isInteger(number) ? number : null;
}

/** ISO 8601 in UTC, or null. A day without a time is that day in Caracas. */
export function date(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const day = typeof value === 'string' ? endOfDrawDay(value.trim()) : null;
  if (day !== null) return day;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

export function imagePath(item: unknown, folder: 'rifa' | 'portada'): ImagePath | null {
  const file = text(record<'img'>(item).img);
  if (!file || file === 'no-image') return null;
  noteUpload(folder, file);
  return `/uploads/${folder}/${encodeURIComponent(file)}`;
}

export function imagePaths(items: unknown, folder: 'rifa' | 'portada'): ImagePath[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => imagePath(item, folder) ?? []);
}
