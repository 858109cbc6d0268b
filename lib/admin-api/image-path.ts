import type { ImagePath } from '@/lib/raffle/types';
import { record, text } from './wire';

/** `{ img: "file.jpg" }` as a path on our own origin; null when there is no picture. */
export function imagePath(item: unknown, folder: 'rifa' | 'portada'): ImagePath | null {
  const file = text(record(item).img);
  return file && file !== 'no-image' ? `/uploads/${folder}/${encodeURIComponent(file)}` : null;
}

export function imagePaths(items: unknown, folder: 'rifa' | 'portada'): ImagePath[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => imagePath(item, folder) ?? []);
}
