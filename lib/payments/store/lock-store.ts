import type { Redis } from 'ioredis';
import { logger } from '@/lib/log/logger';

export type LockStore = {
  take(name: string, token: string, holdMs: number): Promise<boolean>;
  /** These two do nothing when the lock is somebody else's by now. */
  renew(name: string, token: string, holdMs: number): Promise<void>;
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
    async renew(name, token, holdMs) {
      if (held.get(name)?.token === token) held.set(name, { token, until: Date.now() + holdMs });
    },
    async giveBack(name, token) {
      if (held.get(name)?.token === token) held.delete(name);
    },
  };
}

const PREFIX = 'payment:buyer:';

const RENEWING = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1`;

const GIVING_BACK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/** While Redis does not answer, each instance locks for itself. */
export function createRedisLockStore(redis: Redis): LockStore {
  const alone = createMemoryLockStore();
  return {
    async take(name, token, holdMs) {
      if (!(await alone.take(name, token, holdMs))) return false;
      try {
        const isTaken = (await redis.set(PREFIX + name, token, 'PX', holdMs, 'NX')) === 'OK';
        if (!isTaken) await alone.giveBack(name, token);
        return isTaken;
      } catch (error) {
        logger.warn({ event: 'shared-locks-away', error: String(error) });
        return true;
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
