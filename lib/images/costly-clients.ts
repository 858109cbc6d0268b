import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/platform/process-wide';
import { isHeavy, isPlain } from './decode-limits';
import type { PictureHeader } from './picture-formats';

const MEMORY_MS = 10 * 60_000;

/** How many pictures of a client had to be stopped within ten minutes. */
const stopped = processWide(
  'costly-clients',
  () => new LRUCache<string, number>({ max: 5000, ttl: MEMORY_MS, perf: Date }),
);

export function countStopped(client: string): void {
  stopped.set(client, (stopped.get(client) ?? 0) + 1);
}

/** After one stopped picture all are heavy; after two only plain ones are decoded, as neighbours behind one address send them. */
export function costFor(client: string, header: PictureHeader): 'light' | 'heavy' | 'refused' {
  const count = stopped.get(client) ?? 0;
  if (count > 1 && !isPlain(header)) return 'refused';
  return count > 0 || isHeavy(header) ? 'heavy' : 'light';
}
