import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { convertOwn } from './convert';
import { type Picture, type PictureFormat, PICTURE_WIDTHS } from './picture';
import { cardSlot } from './picture-slots';

type Wanted = { width: number; format: PictureFormat };

const FORMATS = 3;

const drawn = new LRUCache<string, Picture, Wanted>({
  max: PICTURE_WIDTHS.length * FORMATS,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => {
    const bytes = await readFile(join(process.cwd(), 'public/brand/no-image.svg'));
    return convertOwn('resize', { bytes, ...context }, cardSlot('shop'));
  },
});

/** Drawn once per width and format, for any number of made-up names. Rejects as busy. */
export function renderPlaceholder(width: number, format: PictureFormat): Promise<Picture> {
  return drawn.forceFetch(`${width}.${format}`, { context: { width, format } });
}
