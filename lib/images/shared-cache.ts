import 'server-only';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '@/lib/platform/limits';
import { processWide } from '@/lib/platform/process-wide';
import { isBusy } from './conversion-queue';
import type { Picture } from './picture';

/** `keepMs`: after this time the entry expires. Without it, the entry stays until others need its room. */
type Job<Made> = { made: Made; bytes: number; keepMs?: number };

const ENTRY_BYTES = 500;

/** One for all bundles of the process. A key's first segment names what it holds. */
export function createSharedCache(name: string, maxBytes: number) {
  const cache = processWide(
    name,
    () =>
      new LRUCache<string, object, () => Promise<Job<object>>>({
        maxSize: maxBytes,
        ignoreFetchAbort: true,
        fetchMethod: async (_key, _stale, { context: run, options }) => {
          const { made, bytes, keepMs } = await run();
          Object.assign(options, { ttl: keepMs, size: bytes + ENTRY_BYTES });
          return made;
        },
      }),
  );

  return {
    get: <Made>(key: string) => cache.get(key) as Made | undefined,
    set<Made extends object>(key: string, { made, bytes, keepMs }: Job<Made>): void {
      cache.set(key, made, { ttl: keepMs, size: bytes + ENTRY_BYTES });
    },
    share,
  };

  /**
   * Several visitors who request the same thing share one job in the first one's queue slot. If that visitor already has
   * too many waiting, the others ask again, each in their own slot.
   */
  async function share<Made extends object>(
    key: string,
    run: () => Promise<Job<Made>>,
  ): Promise<Made> {
    let isOwn = false;
    const context = () => {
      isOwn = true;
      return run();
    };
    try {
      return (await cache.forceFetch(key, { context })) as Made;
    } catch (error) {
      if (isOwn || !isBusy(error)) throw error;
      return share(key, run);
    }
  }
}

/** Everything that is converted or drawn. */
export const pictures = createSharedCache('pictures', LIMITS.pictureCacheBytes);

export function sharePicture(
  key: string,
  draw: () => Promise<Picture>,
  keepMs?: number,
): Promise<Picture> {
  return pictures.share(key, async () => {
    const made = await draw();
    return { made, bytes: made.body.length, keepMs };
  });
}
