import type { ImagePath } from '@/lib/raffle/types';
import { record, text } from './wire';

export function imagePath(item: unknown, folder: 'rifa' | 'portada'): ImagePath | null {
  const file = text(record<'img'>(item).img);
  return file && file !== 'no-image' ? `/uploads/${folder}/${encodeURIComponent(file)}` : null;
}

export function imagePaths(items: unknown, folder: 'rifa' | 'portada'): ImagePath[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => imagePath(item, folder) ?? []);
}
