// Reaches into: that Next loads a cache handler in its own process, from outside the build, with its own modules.
// Buys: a handler that knows nothing of the shop's settings and log.
// Fails when it changes: lib/platform/redis/shared-pages.redis.test.ts.
// Can go: with cache-handler.ts.

import type { Redis } from 'ioredis';

const NAME = Symbol.for('storefront.pages-redis');

type Process = { [NAME]?: Redis | null };

export function lendRedis(redis: Redis | null): void {
  (globalThis as Process)[NAME] = redis;
}

export function lentRedis(): Redis | null {
  return (globalThis as Process)[NAME] ?? null;
}
