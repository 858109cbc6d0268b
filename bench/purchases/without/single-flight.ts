import type { Attempt } from '@/lib/payments/attempt';
import type { AttemptStore } from '@/lib/payments/store/attempt-store';

export const createSharedStore: (shared: AttemptStore, own: AttemptStore) => AttemptStore = (
  shared,
) => {
  const keep = async (attempt: Attempt) => {
    await shared.note(attempt);
    return true;
  };
  return {
    find: (key) => shared.find(key),
    async open(attempt) {
      await shared.note(attempt);
      return { opened: true };
    },
    save: keep,
    replace: (_, next) => keep(next),
    note: (attempt) => shared.note(attempt),
    discard: (attempt) => shared.discard(attempt),
  };
};
