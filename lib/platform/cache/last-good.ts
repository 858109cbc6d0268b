import 'server-only';
import { LRUCache } from 'lru-cache';

type Outcome<T> = { ok: true; value: T } | { ok: false };

/** For parts of a page that must not disappear because a refresh failed. `isStale`: the value is an earlier one. */
export function lastGood<T extends object | null>(maxEntries: number) {
  const known = new LRUCache<string, { value: T }>({ max: maxEntries });
  return function keep(
    key: string,
    result: Outcome<T>,
  ): { ok: true; value: T; isStale: boolean } | { ok: false } {
    if (result.ok) {
      known.set(key, { value: result.value });
      return { ok: true, value: result.value, isStale: false };
    }
    const last = known.get(key);
    return last ? { ok: true, value: last.value, isStale: true } : { ok: false };
  };
}
