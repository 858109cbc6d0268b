import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { sellerSentence } from '@/lib/admin-api/whatsapp';
import { shopContent } from '@/lib/content/content';
import type { MessageKind } from '@/lib/content/message-templates';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { environment } from '@/lib/platform/env';
import { countIn } from '@/lib/platform/http/rate-limit';
import { logger } from '@/lib/platform/log/logger';
import { everyTime } from '@/lib/platform/log/repeats';
import type { PaymentAdmin } from './admin-calls';
import { buyerHashes, type Attempt } from './attempt';
import { noteOf } from './purchase-note';

type Registered = { numbers: string[]; ticketPath: string };

/**
 * Tells seller and buyer at most once, however many attempts and instances find these numbers registered: a message
 * cannot be taken back, and a repeated one reads like two purchases. A lost one matters less: the seller's panel has the
 * purchase, and the buyer the digital ticket.
 */
export async function notifyOnce(
  told: NotifiedNumbers,
  admin: Pick<PaymentAdmin, 'notifySeller' | 'notifyBuyer'>,
  attempt: Attempt,
  { numbers, ticketPath }: Registered,
): Promise<void> {
  const { trace, raffleId, buyer, late } = attempt;
  const mark = (buyer ? buyerHashes(raffleId, buyer) : late?.buyer)?.nationalId;
  if (!mark) throw new Error('The attempt has no mark of its buyer');
  const fresh = await told.claim(mark, numbers, randomUUID());
  if (fresh.length < numbers.length)
    logger.info(everyTime({ event: 'seller-told-before', trace, raffleId }));
  if (fresh.length === 0) return;

  const note = noteOf(attempt);
  const values = {
    ...note,
    numbers: fresh.join(', '),
    trace,
    ticketLink: environment().siteUrl + ticketPath,
    shop: shopContent().profile.name,
  };
  const seller = [sellerSentence(fresh), ...linesOf('seller', values)];
  await Promise.all([admin.notifySeller(seller.join('\n')), tellBuyer()]);

  async function tellBuyer(): Promise<void> {
    const lines = linesOf('buyer', values);
    if (!note?.phone || fresh.length < numbers.length || lines.length === 0) return;
    const isOften = (await countIn('buyer-told', note.phone)) !== null;
    if (isOften || (await countIn('buyers-told', raffleId)) !== null) {
      return logger.info(everyTime({ event: 'buyer-not-told', trace, raffleId }));
    }
    await admin.notifyBuyer(note.phone, lines.join('\n'));
  }
}

function linesOf(kind: MessageKind, values: Record<string, string | null>): string[] {
  return shopContent().messages[kind].flatMap((line) => fillPlaceholders(line, values) ?? []);
}

export type NotifiedNumbers = {
  /** Claims the numbers that are still unclaimed for this buyer: only the claimant tells the seller of them. */
  claim(buyerMark: string, numbers: string[], claimant: string): Promise<string[]>;
};

/** Longer than a purchase can be late. Not for ever: the seller may free a number for the same buyer to buy again. */
const KEPT_MS = 60 * 60_000;
const MAX_NUMBERS = 100_000;

export function createMemoryNotifiedNumbers(maxNumbers = MAX_NUMBERS): NotifiedNumbers {
  const claimed = new LRUCache<string, true>({ max: maxNumbers, ttl: KEPT_MS });
  return {
    async claim(buyerMark, numbers) {
      const fresh = numbers.filter((number) => !claimed.has(nameOf(buyerMark, number)));
      for (const number of fresh) claimed.set(nameOf(buyerMark, number), true);
      return fresh;
    },
  };
}

const PREFIX = 'payment:told:';
const TRIES = 4;
const PAUSE_MS = 250;

/** Numbers that the claimant already has count as its own: it repeats a claim whose answer was lost. */
const CLAIMING = `
local own = {}
for place, key in ipairs(KEYS) do
  redis.call('SET', key, ARGV[1], 'PX', ARGV[2], 'NX')
  if redis.call('GET', key) == ARGV[1] then own[#own + 1] = place end
end
return own`;

/** While Redis does not answer, each instance uses its own claims. */
export function createRedisNotifiedNumbers(redis: Redis): NotifiedNumbers {
  const alone = createMemoryNotifiedNumbers();

  async function claimShared(keys: string[], claimant: string): Promise<number[] | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await redis.eval(CLAIMING, keys.length, ...keys, claimant, KEPT_MS)) as number[];
      } catch (error) {
        logger.warn({ event: 'shared-claims-away', error: String(error) });
        if (tries === TRIES) return null;
        await sleep(PAUSE_MS);
      }
    }
  }

  return {
    async claim(buyerMark, numbers, claimant) {
      const fresh = await alone.claim(buyerMark, numbers, claimant);
      if (fresh.length === 0) return [];
      const keys = fresh.map((number) => PREFIX + nameOf(buyerMark, number));
      const places = await claimShared(keys, claimant);
      return places ? fresh.filter((_, index) => places.includes(index + 1)) : fresh;
    },
  };
}

function nameOf(buyerMark: string, number: string): string {
  return `${buyerMark} ${number}`;
}
