import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';

type Outcome = { ok: boolean };

const forgetters = processWide('forget-shared-reads', () => new Set<() => void>());

export function forgetSharedReads(): void {
  for (const forget of forgetters) forget();
}

/** With `holdMs` zero only callers at the same time share an answer. */
export function sharedRead<Query extends object, Result extends Outcome>(
  read: (query: Query) => Promise<Result>,
  { holdMs, maxEntries }: { holdMs: number; maxEntries: number },
): (query: Query) => Promise<Result> {
  // Zero would mean for ever to the cache.
  const held = new LRUCache<string, Result>({ max: maxEntries, ttl: holdMs || 1 });
  const underWay = new Map<string, Promise<Result>>();
  forgetters.add(() => {
    held.clear();
    underWay.clear();
  });

  return function shared(query) {
    const key = JSON.stringify(query);
    const known = held.get(key);
    if (known) return Promise.resolve(known);
    const current = underWay.get(key);
    if (current) return current;
    const asked: Promise<Result> = read(query)
      .then((result) => {
        if (holdMs > 0 && result.ok && underWay.get(key) === asked) held.set(key, result);
        return result;
      })
      .finally(() => {
        if (underWay.get(key) === asked) underWay.delete(key);
      });
    underWay.set(key, asked);
    return asked;
  };
}
