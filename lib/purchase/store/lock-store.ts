import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { logger } from '@/lib/platform/log/logger';

/** `first`: nobody else held the lock in the last ten minutes. */
export type Taken = 'first' | 'after-another';

export type LockStore = {
  /** Null while somebody else holds the lock. */
  take(name: string, token: string, holdMs: number): Promise<Taken | null>;
  /** These two do nothing when somebody else holds the lock by now. */
  renew(name: string, token: string, holdMs: number): Promise<void>;
  giveBack(name: string, token: string): Promise<void>;
};

/** Longer than a purchase takes from its first request to its answer. */
const REMEMBERED_MS = 10 * 60_000;

export function createMemoryLockStore(): LockStore {
  const held = new Map<string, { token: string; until: number }>();
  const recent = new LRUCache<string, true>({ max: 10_000, ttl: REMEMBERED_MS });
  return {
    async take(name, token, holdMs) {
      const now = performance.now();
      const holder = held.get(name);
      if (holder && holder.until > now) return null;
      for (const [other, { until }] of held) if (until <= now) held.delete(other);
      held.set(name, { token, until: now + holdMs });
      const taken = recent.has(name) ? 'after-another' : 'first';
      recent.set(name, true);
      return taken;
    },
    async renew(name, token, holdMs) {
      if (held.get(name)?.token === token)
        held.set(name, { token, until: performance.now() + holdMs });
    },
    async giveBack(name, token) {
      if (held.get(name)?.token === token) held.delete(name);
    },
  };
}

const PREFIX = 'payment:buyer:';

const RECENT_PREFIX = 'payment:recent-buyer:';

const TAKING = `
if not redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return false end
return redis.call('SET', KEYS[2], '1', 'PX', ARGV[3], 'GET') and 'after-another' or 'first'`;

const RENEWING = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1`;

const GIVING_BACK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/** While Redis does not answer, each instance uses its own locks. */
export function createRedisLockStore(redis: Redis): LockStore {
  const alone = createMemoryLockStore();
  return {
    async take(name, token, holdMs) {
      const takenAlone = await alone.take(name, token, holdMs);
      if (!takenAlone) return null;
      const keys = [PREFIX + name, RECENT_PREFIX + name];
      try {
        const taken = await redis.eval(TAKING, 2, ...keys, token, holdMs, REMEMBERED_MS);
        if (!taken) await alone.giveBack(name, token);
        return taken as Taken | null;
      } catch (error) {
        logger.warn({ event: 'shared-locks-away', error: String(error) });
        return takenAlone;
      }
    },
    async renew(name, token, holdMs) {
      await alone.renew(name, token, holdMs);
      await redis.eval(RENEWING, 1, PREFIX + name, token, holdMs).catch(() => undefined);
    },
    async giveBack(name, token) {
      await alone.giveBack(name, token);
      await redis.eval(GIVING_BACK, 1, PREFIX + name, token).catch(() => undefined);
    },
  };
}
