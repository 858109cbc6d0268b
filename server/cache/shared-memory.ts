import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { Redis } from 'ioredis';

const FIRST_CONNECT_MS = 250;
// As long as a page may be shown while the admin API is down.
const KEPT_SECONDS = 7 * 24 * 3600;

export type SharedMemory = ReturnType<typeof createSharedMemory>;

/** Without Redis, reads find nothing and writes store nothing, without waiting. */
export function createSharedMemory(connection: () => Redis | null, prefix: string) {
  let firstConnect: Promise<unknown> | undefined;

  async function unlessAway<T>(ask: (redis: Redis) => Promise<T>): Promise<T | null> {
    const redis = connection();
    if (!redis) return null;
    if (redis.status !== 'ready') await (firstConnect ??= untilReady(redis));
    if (redis.status !== 'ready') return null;
    return ask(redis).catch(() => null);
  }

  return {
    async read<T>(keys: string[]): Promise<(T | null)[]> {
      if (keys.length === 0) return [];
      const found = await unlessAway((redis) => redis.mgetBuffer(keys.map((key) => prefix + key)));
      return keys.map((_, index) => {
        const bytes = found?.[index];
        return bytes ? (deserialize(bytes) as T) : null;
      });
    },
    async write(key: string, value: unknown, seconds = KEPT_SECONDS): Promise<void> {
      await unlessAway((redis) => redis.set(prefix + key, serialize(value), 'EX', seconds));
    },
    async remove(key: string): Promise<void> {
      await unlessAway((redis) => redis.del(prefix + key));
    },
  };
}

async function untilReady(redis: Redis): Promise<void> {
  await Promise.race([
    new Promise((resolve) => redis.once('ready', resolve)),
    pause(FIRST_CONNECT_MS, undefined, { ref: false }),
  ]);
}
