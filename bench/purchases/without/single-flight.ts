import type { Attempt } from '@/lib/purchase/attempt';
import type { AttemptStore } from '@/lib/purchase/store/attempt-store';

export const createSharedStore: (shared: AttemptStore, own: AttemptStore) => AttemptStore = (
  shared,
) => {
  const keep = (attempt: Attempt) => shared.note(attempt);
  return {
    find: (key) => shared.find(key),
    async open(attempt) {
      await keep(attempt);
      return { opened: true };
    },
    save: (attempt) => keep(attempt).then(() => 'heard'),
    replace: (_, next) => keep(next).then(() => true),
    note: keep,
    discard: (attempt) => shared.discard(attempt),
  };
};
