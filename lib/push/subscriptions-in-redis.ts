import 'server-only';
import type { Redis } from 'ioredis';
import {
  CLAIM_MS,
  idOfNotice,
  MOST,
  noticeName,
  noticesIn,
  openSubscription,
  sealSubscription,
  ticketOfId,
  type Subscriptions,
} from './subscription';

const RAFFLES = 'storefront:push:raffles';
/** Hashes of one raffle: sealed subscriptions by id, how many a purchase has, and notices. */
const placesOf = (raffleId: string) => ({
  phones: `storefront:push:phones:${raffleId}`,
  counts: `storefront:push:counts:${raffleId}`,
  told: `storefront:push:told:${raffleId}`,
});
const keysOf = (raffleId: string) => Object.values(placesOf(raffleId));

/** Longer than a raffle is sold; the watcher removes it long before. */
const LIFE_SECONDS = 365 * 24 * 3600;
const BATCH = 500;
/** In place of the time at which a claim ends. */
const TOLD = 'told';

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

const CLAIMING = `
local told = KEYS[1]
local notice, now, ends, life = unpack(ARGV)
local held = redis.call('HGET', told, notice)
if held and (tonumber(held) or math.huge) > tonumber(now) then return 0 end
redis.call('HSET', told, notice, ends)
redis.call('EXPIRE', told, life)
return 1`;

/** Each call rejects while Redis is away. */
export function subscriptionsInRedis(redis: Redis): Subscriptions {
  /** Told while Redis was away. */
  const unwritten = new Map<string, Parameters<Subscriptions['markTold']>>();

  async function* entriesOf(key: string): AsyncGenerator<[field: string, value: string][]> {
    let cursor = '0';
    do {
      const [next, found] = await redis.hscan(key, cursor, 'COUNT', BATCH);
      cursor = next;
      yield found.flatMap((field, at) => (at % 2 === 0 ? [[field, found[at + 1] ?? '']] : []));
    } while (cursor !== '0');
  }

  async function noticesOf(raffleId: string) {
    const notices: [name: string, value: string][] = [];
    for await (const batch of entriesOf(placesOf(raffleId).told)) notices.push(...batch);
    const told = notices.filter(([, value]) => value === TOLD).map(([name]) => name);
    return { names: notices.map(([name]) => name), told: noticesIn(told) };
  }

  async function forget(raffleId: string, names: string[]): Promise<void> {
    for (let from = 0; from < names.length; from += BATCH) {
      await redis.hdel(placesOf(raffleId).told, ...names.slice(from, from + BATCH));
    }
  }

  async function markTold(raffleId: string, id: string, notice: string): Promise<void> {
    const { told } = placesOf(raffleId);
    const name = noticeName(id, notice);
    unwritten.set(told + name, [raffleId, id, notice]);
    await redis.multi().hset(told, name, TOLD).expire(told, LIFE_SECONDS).exec();
    unwritten.delete(told + name);
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
    raffles: () => redis.smembers(RAFFLES),
    async *ofRaffle(raffleId) {
      const { names, told } = await noticesOf(raffleId);
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
      const left = names.filter((name) => !seen.has(idOfNotice(name)));
      await forget(raffleId, left);
    },
    async claim(raffleId, id, notice, now) {
      const { told } = placesOf(raffleId);
      const args = [noticeName(id, notice), now, now + CLAIM_MS, LIFE_SECONDS];
      return (await redis.eval(CLAIMING, 1, told, ...args)) === 1;
    },
    markTold,
    async catchUp() {
      for (const late of [...unwritten.values()]) await markTold(...late);
    },
  };
}
