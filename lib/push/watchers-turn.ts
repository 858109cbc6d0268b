import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

const KEY = 'storefront:push:watcher';
/** After a crash another instance goes on this late. */
export const TURN_MS = 60_000;

const TAKING = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

export type WatchersTurn = {
  /** True while this instance is the one that watches. Also renews. */
  take(): Promise<boolean>;
};

/** One instance at a time asks the admin API, so that more instances do not ask more. */
export function watchersTurn(redis: Redis | null): WatchersTurn {
  const me = randomUUID();
  return {
    take: async () => !redis || (await redis.eval(TAKING, 1, KEY, me, TURN_MS)) === 1,
  };
}
