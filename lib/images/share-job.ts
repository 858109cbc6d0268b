import 'server-only';
import type { LRUCache } from 'lru-cache';
import { isBusy } from './conversion-queue';

/**
 * Several visitors who request the same thing share one job in the first one's queue slot. If that visitor already has
 * too many waiting, the others ask again, each in their own slot.
 */
export async function shareJob<Made>(ask: (begun: () => void) => Promise<Made>): Promise<Made> {
  let isOwn = false;
  try {
    return await ask(() => {
      isOwn = true;
    });
  } catch (error) {
    if (isOwn || !isBusy(error)) throw error;
    return shareJob(ask);
  }
}

type SharedCache<Made extends object> = LRUCache<string, Made, () => Promise<Made>>;

/** For a cache that fetches by calling its context. */
export function fetchShared<Made extends object>(
  cache: SharedCache<Made>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  return shareJob((begun) =>
    cache.forceFetch(key, {
      context: () => {
        begun();
        return make();
      },
    }),
  );
}
