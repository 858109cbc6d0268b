import 'server-only';
import { LRUCache } from 'lru-cache';
import { revalidateTag } from 'next/cache';
import { processWide } from '../process-wide';
import { raffleTag } from './page-lifetime';

const shown = processWide('shown-results', () => new LRUCache<string, string>({ max: 5000 }));

export function noteShownResult(raffleId: string, mark: string): void {
  shown.set(raffleId, mark);
}

export function renewOutdatedPage(raffleId: string, mark: string): void {
  const known = shown.get(raffleId);
  if (known !== undefined && known !== mark) revalidateTag(raffleTag(raffleId), { expire: 0 });
}
