import 'server-only';
import { LRUCache } from 'lru-cache';

export type Sightings = ReturnType<typeof createSightings>;

const MAX_ATTEMPTS = 10_000;
const KEPT_MS = 60 * 60_000;

/** How long the numbers of an attempt have been seen to be its own. Each instance sees for itself. */
export function createSightings(settleMs: number) {
  const firstSeen = new LRUCache<string, number>({ max: MAX_ATTEMPTS, ttl: KEPT_MS, perf: Date });

  return {
    /** So long that a sending at work beside the one that took them would have undone it by now. */
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
