import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** What all instances share: values, and names that one token holds at a time. Rejects while Redis does not answer. */
export type PurchaseStore = {
  /** Null when there is none. */
  get(name: string): Promise<unknown>;
  set(name: string, value: object, lifeMs: number): Promise<void>;
  remove(name: string): Promise<void>;
  /** Takes the names that are free for `holdMs`. Returns those that this token holds by now. */
  take(names: string[], token: string, holdMs: number): Promise<string[]>;
  /** False when this token does not hold it any more. */
  renew(name: string, token: string, holdMs: number): Promise<boolean>;
  release(name: string, token: string): Promise<void>;
  isHeld(name: string): Promise<boolean>;
};

const MAX_VALUES = 50_000;
/** Anyone can make any number of short-lived values, so they have room of their own. */
const SHORT_MS = 10 * 60_000;

export function createMemoryStore(max = MAX_VALUES): PurchaseStore {
  const open = <Value extends object | string>() =>
    new LRUCache<string, Value>({ max, ttl: SHORT_MS });
  const values = open<object>();
  const shortLived = open<object>();
  const holders = open<string>();
  return {
    get: async (name) => values.get(name) ?? shortLived.get(name) ?? null,
    async set(name, value, lifeMs) {
      const [home, other] = lifeMs > SHORT_MS ? [values, shortLived] : [shortLived, values];
      other.delete(name);
      home.set(name, value, { ttl: lifeMs });
    },
    async remove(name) {
      values.delete(name);
      shortLived.delete(name);
    },
    async take(names, token, holdMs) {
      for (const name of names) {
        if (!holders.has(name)) holders.set(name, token, { ttl: holdMs });
      }
      return names.filter((name) => holders.get(name) === token);
    },
    async renew(name, token, holdMs) {
      if (holders.get(name) !== token) return false;
      holders.set(name, token, { ttl: holdMs });
      return true;
    },
    async release(name, token) {
      if (holders.get(name) === token) holders.delete(name);
    },
    isHeld: async (name) => holders.has(name),
  };
}

const PREFIX = 'payment:';

const TAKE = `
local own = {}
for place, key in ipairs(KEYS) do
  redis.call('SET', key, ARGV[1], 'PX', ARGV[2], 'NX')
  if redis.call('GET', key) == ARGV[1] then own[#own + 1] = place end
end
return own`;

const RENEW = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

export function createRedisStore(redis: Redis): PurchaseStore {
  return {
    async get(name) {
      const text = await redis.get(PREFIX + name);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    async set(name, value, lifeMs) {
      await redis.set(PREFIX + name, JSON.stringify(value), 'PX', lifeMs);
    },
    async remove(name) {
      await redis.del(PREFIX + name);
    },
    async take(names, token, holdMs) {
      const keys = names.map((name) => PREFIX + name);
      const places = (await redis.eval(TAKE, keys.length, ...keys, token, holdMs)) as number[];
      return names.filter((_, index) => places.includes(index + 1));
    },
    async renew(name, token, holdMs) {
      return (await redis.eval(RENEW, 1, PREFIX + name, token, holdMs)) === 1;
    },
    async release(name, token) {
      await redis.eval(RELEASE, 1, PREFIX + name, token);
    },
    isHeld: async (name) => (await redis.exists(PREFIX + name)) === 1,
  };
}
