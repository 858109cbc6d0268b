import 'server-only';
import { LRUCache } from 'lru-cache';

type Outcome = { ok: boolean };

/**
 * One answer for all who ask the same within `holdMs`: a single question is under way per key, and
 * only good answers are held.
 */
export function sharedRead<Query extends object, Result extends Outcome>(
  read: (query: Query) => Promise<Result>,
  { holdMs, maxEntries }: { holdMs: number; maxEntries: number },
): (query: Query) => Promise<Result> {
  const held = new LRUCache<string, Result>({ max: maxEntries, ttl: holdMs, perf: Date });
  const underWay = new Map<string, Promise<Result>>();

  return function shared(query) {
    const key = JSON.stringify(query);
    const known = held.get(key);
    if (known) return Promise.resolve(known);
    const current = underWay.get(key);
    if (current) return current;
    const asked = read(query)
      .then((result) => {
        if (result.ok) held.set(key, result);
        return result;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}
