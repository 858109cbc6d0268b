import type { Attempt } from '@/lib/payments/attempt';
import type { AttemptStore } from '@/lib/payments/store/attempt-store';

/** `lib/payments/store/memory-store.ts` as it would be without one purchase in flight at a time. */
export function createMemoryStore(): AttemptStore {
  const attempts = new Map<string, Attempt>();
  return {
    find: async (key) => attempts.get(key) ?? null,
    async open(attempt) {
      attempts.set(attempt.key, attempt);
      return { opened: true };
    },
    async save(attempt) {
      attempts.set(attempt.key, attempt);
      return true;
    },
    note: async (attempt) => void attempts.set(attempt.key, attempt),
    discard: async ({ key }) => void attempts.delete(key),
  };
}
