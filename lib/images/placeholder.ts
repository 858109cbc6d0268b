import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertOwn } from './convert';
import type { Picture, PictureFormat } from './picture';
import { cardSlot } from './picture-slots';
import { sharePicture } from './shared-cache';

/** Drawn once per width and format, for any number of made-up names. Rejects as busy. */
export function renderPlaceholder(width: number, format: PictureFormat): Promise<Picture> {
  return sharePicture(`placeholder/${width}.${format}`, async () => {
    const bytes = await readFile(join(process.cwd(), 'public/brand/no-image.svg'));
    return convertOwn('resize', { bytes, width, format }, cardSlot('shop'));
  });
}
