import 'server-only';
import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { logger } from '@/lib/log/logger';
import { processWide } from '@/lib/process-wide';
import { sharedRedis } from '@/lib/redis/shared-redis';
import { clientAddress } from './client-address';
import { doorRefusal } from './door-refusal';

/**
 * So many requests in so many seconds. Per client they are generous: carriers put hundreds of phones behind one
 * address, and a page asks about every five seconds.
 */
const RULES = {
  look: { points: 6000, duration: 60 },
  /** Each text asks the admin API something that nobody else asked. */
  search: { points: 1200, duration: 60 },
  purchase: { points: 300, duration: 600 },
  /** Per cédula and per phone of the form, retries after a lost answer included. */
  buyer: { points: 20, duration: 600 },
} as const;

export type LimitRule = keyof typeof RULES;

/** The refusal for whoever asks too often; null for everybody else. `subject` is the client unless given. */
export async function limitOrRefuse(
  request: Request,
  rule: LimitRule,
  subject = clientAddress(request),
): Promise<Response | null> {
  try {
    await limiter(rule).consume(hashed(subject));
    return null;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    logger.warn({ event: 'too-many-requests', rule });
    const seconds = String(Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
    return doorRefusal('too-many-requests', { headers: { 'Retry-After': seconds } });
  }
}

function limiter(rule: LimitRule): RateLimiterAbstract {
  return processWide(`limiter-${rule}`, () => {
    const storeClient = sharedRedis();
    const options = { ...RULES[rule], keyPrefix: `limit:${rule}` };
    const memory = new RateLimiterMemory(options);
    if (!storeClient) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
    });
  });
}

/** Neither an address nor a cédula is kept as it is. */
function hashed(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}
