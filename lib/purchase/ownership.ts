import 'server-only';
import { LRUCache } from 'lru-cache';

export type Ownership = ReturnType<typeof createOwnership>;

const MAX_ATTEMPTS = 10_000;
const KEPT_MS = 60 * 60_000;

/** Tracks how long an attempt's numbers have been its own. Each instance tracks this by itself. */
export function createOwnership(settleMs: number) {
  const firstSeen = new LRUCache<string, number>({ max: MAX_ATTEMPTS, ttl: KEPT_MS, perf: Date });

  return {
    /** Whether they have been its own for so long that a concurrent sending would have undone it by now. */
    hasLasted(key: string, isOwn: boolean): boolean {
      if (!isOwn) {
        firstSeen.delete(key);
        return false;
      }
      const since = firstSeen.get(key) ?? Date.now();
      firstSeen.set(key, since);
      return Date.now() - since >= settleMs;
    },
  };
}
