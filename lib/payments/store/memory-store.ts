import { LRUCache } from 'lru-cache';
import type { Attempt } from '../attempt';
import { KEPT_MS, OPEN_MS, type AttemptStore } from './attempt-store';

const MAX_ATTEMPTS = 20_000;

export function createMemoryStore(): AttemptStore {
  const attempts = new LRUCache<string, Attempt>({ max: MAX_ATTEMPTS, ttl: KEPT_MS, perf: Date });
  const open = new LRUCache<string, string>({ max: 2 * MAX_ATTEMPTS, ttl: OPEN_MS, perf: Date });

  function close({ key, singleFlightKey }: Attempt) {
    for (const name of [key, singleFlightKey]) if (open.get(name) === key) open.delete(name);
  }

  return {
    find: async (key) => attempts.get(key) ?? null,
    async open(attempt) {
      const holder = open.get(attempt.key) ?? open.get(attempt.singleFlightKey);
      if (holder !== undefined) return { opened: false, holder };
      open.set(attempt.key, attempt.key);
      open.set(attempt.singleFlightKey, attempt.key);
      attempts.set(attempt.key, attempt);
      return { opened: true };
    },
    async save(attempt) {
      if (open.get(attempt.key) !== attempt.key) return false;
      attempts.set(attempt.key, attempt);
      if (attempt.outcome) close(attempt);
      return true;
    },
    async replace(previous, next) {
      if (attempts.get(previous.key) !== previous) return false;
      attempts.set(next.key, next);
      return true;
    },
    async note(attempt) {
      attempts.set(attempt.key, attempt);
    },
    async discard(attempt) {
      close(attempt);
      attempts.delete(attempt.key);
    },
  };
}
