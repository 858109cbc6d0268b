import type { Redis } from 'ioredis';
import { logger } from '@/lib/log/logger';

export type LockStore = {
  take(name: string, token: string, holdMs: number): Promise<boolean>;
  /** Does nothing when the lock is somebody else's by now. */
  giveBack(name: string, token: string): Promise<void>;
};

export function createMemoryLockStore(): LockStore {
  const held = new Map<string, { token: string; until: number }>();
  return {
    async take(name, token, holdMs) {
      const now = Date.now();
      const holder = held.get(name);
      if (holder && holder.until > now) return false;
      for (const [other, { until }] of held) if (until <= now) held.delete(other);
      held.set(name, { token, until: now + holdMs });
      return true;
    },
    async giveBack(name, token) {
      if (held.get(name)?.token === token) held.delete(name);
    },
  };
}

const PREFIX = 'payment:buyer:';

const GIVING_BACK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/** While Redis does not answer, each instance locks for itself. */
export function createRedisLockStore(redis: Redis): LockStore {
  const alone = createMemoryLockStore();
  return {
    async take(name, token, holdMs) {
      try {
        return (await redis.set(PREFIX + name, token, 'PX', holdMs, 'NX')) === 'OK';
      } catch (error) {
        logger.warn({ event: 'shared-locks-away', error: String(error) });
        return alone.take(name, token, holdMs);
      }
    },
    async giveBack(name, token) {
      await alone.giveBack(name, token);
      await redis.eval(GIVING_BACK, 1, PREFIX + name, token).catch(() => undefined);
    },
  };
}
