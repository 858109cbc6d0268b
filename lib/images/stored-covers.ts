import 'server-only';
import { LRUCache } from 'lru-cache';
import { forgetStoredAnswer } from '@/lib/platform/cache/stored-answers';
import { processWide } from '@/lib/platform/process-wide';
import type { UploadAddress } from '@/lib/raffle/addresses';
import type { Picture } from './picture';
import { readStoredPicture, storePicture } from './stored-pictures';

/** `width`: as asked for; a smaller original is narrower. */
type StoredCover = Picture & { width: number };

/** As wide as most phones show a cover, and at most 50 KiB. */
export const STORED_COVER_WIDTH = 828;

/** The oldest stored answers are removed first, and a cover that pages still show must not be among them. */
const STORE_AGAIN_MS = 3600_000;

const storedWidths = processWide(
  'stored-cover-widths',
  () => new LRUCache<string, number>({ max: 5000, ttl: STORE_AGAIN_MS }),
);

/** Keeps the widest of each cover, and nothing of other folders, whose pictures may show people. */
export async function storeCover(
  { folder, file }: UploadAddress,
  made: StoredCover,
): Promise<void> {
  const { width } = made;
  if (folder !== 'portada' || width > STORED_COVER_WIDTH) return;
  if (width <= (storedWidths.get(file) ?? 0)) return;
  storedWidths.set(file, width);
  const before = await readStoredCover({ folder, file });
  if (storedWidths.get(file) !== width) return;
  await storePicture('cover', file, before && before.width > width ? before : made);
}

export async function readStoredCover({
  folder,
  file,
}: UploadAddress): Promise<StoredCover | null> {
  return folder === 'portada' ? readStoredPicture<StoredCover>('cover', file) : null;
}

export async function forgetCover({ folder, file }: UploadAddress): Promise<void> {
  if (folder !== 'portada') return;
  storedWidths.delete(file);
  await forgetStoredAnswer('cover', file);
}
