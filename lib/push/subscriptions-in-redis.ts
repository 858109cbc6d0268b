import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import {
  claimName,
  claimsIn,
  MOST,
  openSubscription,
  sealSubscription,
  ticketOfId,
  type Subscriptions,
} from './subscription';

const RAFFLES = 'storefront:push:raffles';
/** Hashes of one raffle: sealed subscriptions by id, how many a purchase has, and claims. */
const keysOf = (raffleId: string) =>
  ['phones', 'counts', 'told'].map((part) => `storefront:push:${part}:${raffleId}`);

/** Longer than a raffle is sold; the watcher removes it long before. */
const LIFE_SECONDS = 365 * 24 * 3600;
const BATCH = 500;
const TRIES = 3;
const PAUSE_MS = 250;

const ADDING = `
local raffles, phones, counts = unpack(KEYS)
local raffle, id, purchase, sealed, ofPurchase, ofShop, life = unpack(ARGV)
if redis.call('HEXISTS', phones, id) == 0 then
  if tonumber(redis.call('HGET', counts, purchase) or 0) >= tonumber(ofPurchase) then return 'purchase-full' end
  local all = 0
  for _, other in ipairs(redis.call('SMEMBERS', raffles)) do
    all = all + redis.call('HLEN', 'storefront:push:phones:' .. other)
  end
  if all >= tonumber(ofShop) then return 'shop-full' end
  redis.call('HINCRBY', counts, purchase, 1)
end
redis.call('HSET', phones, id, sealed)
redis.call('SADD', raffles, raffle)
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, life) end
return 'kept'`;

const REMOVING = `
if redis.call('HDEL', KEYS[1], ARGV[1]) == 1 then redis.call('HINCRBY', KEYS[2], ARGV[2], -1) end`;

/** A repeated claim, whose first answer was lost, still belongs to its claimant. */
const CLAIMING = `
redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2]`;

/** Each call rejects while Redis is away. */
export function subscriptionsInRedis(redis: Redis): Subscriptions {
  const placesOf = (raffleId: string) => {
    const [phones = '', counts = '', told = ''] = keysOf(raffleId);
    return { phones, counts, told };
  };
  const raffles = () => redis.smembers(RAFFLES);
  /** Claimants by claim: Redis may have taken it before it went away, and nobody was told yet. */
  const unanswered = new Map<string, string>();

  async function* entriesOf(key: string): AsyncGenerator<[field: string, value: string][]> {
    let cursor = '0';
    do {
      const [next, found] = await redis.hscan(key, cursor, 'COUNT', BATCH);
      cursor = next;
      yield found.flatMap((field, at) => (at % 2 === 0 ? [[field, found[at + 1] ?? '']] : []));
    } while (cursor !== '0');
  }

  async function claimsOf(raffleId: string) {
    const names: string[] = [];
    const { told } = placesOf(raffleId);
    for await (const batch of entriesOf(told)) {
      names.push(...batch.map(([name]) => name).filter((name) => !unanswered.has(told + name)));
    }
    return claimsIn(names);
  }

  return {
    async add(subscription) {
      const { raffleId, id } = subscription;
      const keys = [RAFFLES, ...keysOf(raffleId)];
      const limits = [MOST.phonesOfTicket, MOST.phones, LIFE_SECONDS];
      const args = [raffleId, id, ticketOfId(id), sealSubscription(subscription), ...limits];
      const said = await redis.eval(ADDING, keys.length, ...keys, ...args);
      return said as Awaited<ReturnType<Subscriptions['add']>>;
    },
    has: async (raffleId, id) => (await redis.hexists(placesOf(raffleId).phones, id)) === 1,
    async remove(raffleId, id) {
      const { phones, counts } = placesOf(raffleId);
      await redis.eval(REMOVING, 2, phones, counts, id, ticketOfId(id));
    },
    async removeRaffle(raffleId) {
      await redis
        .multi()
        .del(...keysOf(raffleId))
        .srem(RAFFLES, raffleId)
        .exec();
    },
    raffles,
    async *ofRaffle(raffleId) {
      const told = await claimsOf(raffleId);
      // A scan may bring an entry twice.
      const seen = new Set<string>();
      for await (const batch of entriesOf(placesOf(raffleId).phones)) {
        for (const [id, sealed] of batch) {
          if (seen.has(id)) continue;
          seen.add(id);
          const subscription = openSubscription(raffleId, id, sealed);
          if (subscription) yield { ...subscription, told: told.get(id) ?? new Set() };
        }
      }
    },
    async claim(raffleId, id, notice) {
      const { told } = placesOf(raffleId);
      const name = claimName(id, notice);
      const claimant = unanswered.get(told + name) ?? randomUUID();
      for (let tries = 1; ; tries += 1) {
        try {
          const isOwn = (await redis.eval(CLAIMING, 1, told, name, claimant, LIFE_SECONDS)) === 1;
          unanswered.delete(told + name);
          return isOwn;
        } catch (error) {
          unanswered.set(told + name, claimant);
          if (tries === TRIES) throw error;
          await sleep(PAUSE_MS);
        }
      }
    },
    async unclaim(raffleId, id, notice) {
      await redis.hdel(placesOf(raffleId).told, claimName(id, notice));
    },
    async count() {
      const sizes = redis.pipeline();
      for (const raffleId of await raffles()) sizes.hlen(placesOf(raffleId).phones);
      const lengths = (await sizes.exec()) ?? [];
      return lengths.reduce((sum, [, length]) => sum + Number(length ?? 0), 0);
    },
  };
}
