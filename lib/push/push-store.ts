import 'server-only';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redis } from 'ioredis';
import { environment } from '@/lib/platform/env';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { processWide } from '@/lib/platform/process-wide';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';

/** Texts by id, in groups. Calls reject while the store is away. */
export type PushStore = {
  groups(): Promise<string[]>;
  /** May give an entry twice. */
  entries(group: string): AsyncIterable<[id: string, text: string]>;
  read(group: string, id: string): Promise<string | null>;
  /** Writes `to` in place of `from` (null: no entry). False if the entry is not `from` any more. */
  swap(group: string, id: string, from: string | null, to: string | null): Promise<boolean>;
};

/** Null in a shop that has no place for subscriptions. */
export function pushStore(): PushStore | null {
  const redis = sharedRedis();
  const { dataDir } = environment();
  if (redis) return processWide('push-store', () => pushStoreInRedis(redis));
  return dataDir ? processWide('push-store', () => pushStoreInFiles(dataDir)) : null;
}

/** A folder for each group, with a file for each entry. For one process. */
export function pushStoreInFiles(dataDir: string): PushStore {
  const fileOf = (...names: string[]) =>
    path.resolve(/* turbopackIgnore: true */ dataDir, 'push', ...names);
  const read = (group: string, id: string) =>
    readFile(fileOf(group, id), 'utf8').catch(orNothing(null));
  // The name of an unfinished file has a dot.
  const namesIn = async (...names: string[]) =>
    (await readdir(fileOf(...names)).catch(orNothing([]))).filter((name) => !name.includes('.'));

  let last: Promise<unknown> = Promise.resolve();

  async function swap(group: string, id: string, from: string | null, to: string | null) {
    if ((await read(group, id)) !== from) return false;
    const file = fileOf(group, id);
    if (to === null) return rm(file).then(() => true);
    await mkdir(fileOf(group), { recursive: true });
    await writeFile(`${file}.new`, to);
    return rename(`${file}.new`, file).then(() => true);
  }

  return {
    groups: () => namesIn(),
    async *entries(group) {
      for (const id of await namesIn(group)) yield [id, (await read(group, id)) ?? ''];
    },
    read,
    swap(...change) {
      const swapped = last.then(() => swap(...change));
      last = swapped.catch(() => undefined);
      return swapped;
    },
  };
}

function orNothing<Nothing>(nothing: Nothing) {
  return ({ code = '' }: NodeJS.ErrnoException): Nothing => {
    if (code !== 'ENOENT') warnThrottled({ event: 'subscription-unreadable', error: code });
    return nothing;
  };
}

const GROUPS = 'storefront:push';
/** Longer than a raffle is sold; the watcher removes it long before. */
const LIFE_SECONDS = 365 * 24 * 3600;
const BATCH = 100;

/** An empty text stands for no entry. */
const SWAP = `
local group, groups = unpack(KEYS)
local name, id, from, to, life = unpack(ARGV)
if (redis.call('HGET', group, id) or '') ~= from then return 0 end
if to == '' then redis.call('HDEL', group, id) else redis.call('HSET', group, id, to) end
if redis.call('EXISTS', group) == 0 then redis.call('SREM', groups, name) return 1 end
redis.call('SADD', groups, name)
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, life) end
return 1`;

export function pushStoreInRedis(redis: Redis): PushStore {
  const keyOf = (group: string) => `${GROUPS}:${group}`;
  return {
    groups: () => redis.smembers(GROUPS),
    async *entries(group) {
      let cursor = '0';
      do {
        const [next, found] = await redis.hscan(keyOf(group), cursor, 'COUNT', BATCH);
        cursor = next;
        for (let at = 0; at < found.length; at += 2) yield [found[at] ?? '', found[at + 1] ?? ''];
      } while (cursor !== '0');
    },
    read: (group, id) => redis.hget(keyOf(group), id),
    async swap(group, id, from, to) {
      const change = [group, id, from ?? '', to ?? '', LIFE_SECONDS];
      return (await redis.eval(SWAP, 2, keyOf(group), GROUPS, ...change)) === 1;
    },
  };
}
