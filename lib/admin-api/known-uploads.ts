import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/platform/process-wide';
import type { UploadAddress } from '@/lib/raffle/addresses';

const MAX_NAMES = 20_000;

const known = processWide('known-uploads', () => new LRUCache<string, true>({ max: MAX_NAMES }));

/** Notes a file that an answer named or that was downloaded. */
export function noteUpload(folder: string, file: string): void {
  known.set(`${folder}/${file}`, true);
}

export function isKnownUpload({ folder, file }: UploadAddress): boolean {
  return known.has(`${folder}/${file}`);
}
