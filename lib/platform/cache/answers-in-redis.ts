import 'server-only';
import type { Redis } from 'ioredis';
import { beyondBounds, type AnswerPlace, type Bounds } from './answer-place';

const LIFE_SECONDS = 7 * 24 * 3600;
const KEY = 'storefront:answer:';
/** The names, by the time of the last write. */
const NAMES = 'storefront:answers';

export function answersInRedis(redis: Redis): AnswerPlace {
  const remove = async (...names: string[]) => {
    if (names.length === 0) return;
    await redis
      .pipeline()
      .del(...names.map((name) => KEY + name))
      .zrem(NAMES, ...names)
      .exec();
  };

  return {
    async write(name, text) {
      await redis
        .pipeline()
        .set(KEY + name, text, 'EX', LIFE_SECONDS)
        .zadd(NAMES, Date.now(), name)
        .expire(NAMES, LIFE_SECONDS)
        .exec();
    },
    read: (name) => redis.get(KEY + name),
    remove,
    async tidy(bounds?: Bounds) {
      const names = await redis.zrevrange(NAMES, 0, -1);
      const sizes = redis.pipeline();
      for (const name of names) sizes.strlen(KEY + name);
      const bytes = (await sizes.exec()) ?? [];
      const newestFirst = names.map((name, at) => ({ name, bytes: Number(bytes[at]?.[1] ?? 0) }));
      const expired = newestFirst.filter((one) => one.bytes === 0);
      await remove(...[...expired, ...beyondBounds(newestFirst, bounds)].map(({ name }) => name));
    },
  };
}
