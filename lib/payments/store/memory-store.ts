import { LRUCache } from 'lru-cache';
import type { Attempt } from '../attempt';
import { KEPT_MS, OPEN_MS, type AttemptStore } from './attempt-store';

const MAX_ATTEMPTS = 20_000;

/** The attempts of one instance; a restart forgets them, and a retry then starts with a look-up. */
export function createMemoryStore(): AttemptStore {
  const attempts = new LRUCache<string, Attempt>({ max: MAX_ATTEMPTS, ttl: KEPT_MS });
  /** From key and flight of what is open to its key. */
  const open = new LRUCache<string, string>({ max: 2 * MAX_ATTEMPTS, ttl: OPEN_MS });

  function close({ key, flight }: Attempt) {
    for (const name of [key, flight]) if (open.get(name) === key) open.delete(name);
  }

  return {
    find: async (key) => attempts.get(key) ?? null,
    async open(attempt) {
      const holder = open.get(attempt.key) ?? open.get(attempt.flight);
      if (holder !== undefined) return { opened: false, holder };
      open.set(attempt.key, attempt.key);
      open.set(attempt.flight, attempt.key);
      attempts.set(attempt.key, attempt);
      return { opened: true };
    },
    async save(attempt) {
      if (open.get(attempt.key) !== attempt.key) return false;
      attempts.set(attempt.key, attempt);
      if (attempt.outcome) close(attempt);
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
