import type { Redis } from 'ioredis';
import type { Attempt } from '../attempt';
import { holderOf, keptMs, keyOf, OPEN_MS, type AttemptStore } from './attempt-store';

const ATTEMPT = 'payment:attempt:';
const OPEN = 'payment:open:';

/** KEYS: open key, open flight, attempt. Claims both or neither. */
const OPENING = `
local holder = redis.call('GET', KEYS[1]) or redis.call('GET', KEYS[2])
if holder then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[3])
redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[4])
return false`;

/** ARGV: holder, attempt, lifetime, whether this closes it. */
const SAVING = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[3])
if ARGV[4] == '1' then
  redis.call('DEL', KEYS[1])
  if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
end
return 1`;

const REPLACING = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

const NOTING = `
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end
return 1`;

const DISCARDING = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1], KEYS[3]) end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return 1`;

/** Throws when Redis does not answer. */
export function createRedisStore(redis: Redis): AttemptStore {
  const keysOf = ({ key, singleFlightKey }: Attempt) => [
    OPEN + key,
    OPEN + singleFlightKey,
    ATTEMPT + key,
  ];

  return {
    async find(key) {
      const text = await redis.get(ATTEMPT + key);
      return text === null ? null : (JSON.parse(text) as Attempt);
    },
    async open(attempt) {
      const json = JSON.stringify(attempt);
      const keys = keysOf(attempt);
      const holder = await redis.eval(
        OPENING,
        3,
        ...keys,
        holderOf(attempt),
        json,
        OPEN_MS,
        keptMs(attempt),
      );
      return holder === null ? { opened: true } : { opened: false, holder: keyOf(String(holder)) };
    },
    async save(attempt) {
      const json = JSON.stringify(attempt);
      const closes = attempt.outcome ? '1' : '0';
      const keys = keysOf(attempt);
      const holder = holderOf(attempt);
      const isSaved = await redis.eval(SAVING, 3, ...keys, holder, json, keptMs(attempt), closes);
      return isSaved === 1 ? 'heard' : 'closed';
    },
    async replace(previous, next) {
      const before = JSON.stringify(previous);
      const after = JSON.stringify(next);
      return (
        (await redis.eval(REPLACING, 1, ATTEMPT + next.key, before, after, keptMs(next))) === 1
      );
    },
    async note(attempt) {
      const [open, , stored] = keysOf(attempt) as [string, string, string];
      await redis.eval(NOTING, 2, open, stored, JSON.stringify(attempt), keptMs(attempt));
    },
    async discard(attempt) {
      await redis.eval(DISCARDING, 3, ...keysOf(attempt), holderOf(attempt));
    },
  };
}
