import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { RATES } from '../limits';
import { processWide } from '../process-wide';
import type { ApiError } from '@/lib/raffle/purchase';
import { waitSentence } from '@/lib/raffle/reasons';
import { sharedRedis } from '../redis/shared-redis';
import { clientAddress } from './client-address';
import { networksOf, type Subject } from './client-networks';
import { apiError } from './api-answers';

export type LimitRule = keyof typeof RATES;

/** A limiter in memory starts a timer for each key. Started in a request, it would hold all of that until it ends. */
const outsideRequests = AsyncLocalStorage.snapshot();

/** Without a subject, counts the client, then its network. A request refused to the client does not count there. */
export async function limitOrRefuse(
  request: Request,
  rule: LimitRule,
  subject: string | Subject | null = null,
  points = 1,
): Promise<Response | null> {
  const subjects = subject === null ? networksOf(clientAddress(request)) : [subject];
  for (const one of subjects) {
    const waitMs = await countIn(rule, one, points);
    if (waitMs !== null) return apiError('too-many-requests', refusalOf(rule, waitMs));
  }
  return null;
}

export type Countable = [rule: LimitRule, subject: string | Subject, points?: number];

/** Counts each, or none when one is refused. */
export async function countAll(all: readonly Countable[]): Promise<ApiError | null> {
  for (const [place, [rule, subject, points]] of all.entries()) {
    const waitMs = await countIn(rule, subject, points);
    if (waitMs === null) continue;
    await uncountAll(all.slice(0, place + 1));
    return refusalOf(rule, waitMs);
  }
  return null;
}

export async function uncountAll(all: readonly Countable[]): Promise<void> {
  await Promise.all(
    all.map(([rule, subject, points = 1]) =>
      outsideRequests(() => limiter(rule, subject).reward(hashed(subject), points)),
    ),
  );
}

function refusalOf(rule: LimitRule, waitMs: number): ApiError {
  const seconds = Math.ceil(waitMs / 1000);
  const msg = waitSentence(Math.ceil(seconds / 60));
  const headers = { 'Retry-After': String(seconds) };
  return { ok: false, reason: 'too-many-requests', msg, rule, headers };
}

/** Null when it is within the limit, otherwise the milliseconds until it would be. */
export async function countIn(
  rule: LimitRule,
  subject: string | Subject,
  points = 1,
): Promise<number | null> {
  try {
    await outsideRequests(() => limiter(rule, subject).consume(hashed(subject), points));
    return null;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return (refused as RateLimiterRes).msBeforeNext;
  }
}

export async function countSoFar(rule: LimitRule, subject: string): Promise<number> {
  return (await limiter(rule, subject).get(hashed(subject)))?.consumedPoints ?? 0;
}

function limiter(rule: LimitRule, subject: string | Subject): RateLimiterAbstract {
  const times = typeof subject === 'string' ? 1 : subject.times;
  return processWide(`limiter-${rule}-${times}`, () => {
    const storeClient = sharedRedis();
    const { points, duration } = RATES[rule];
    const options = { points: points * times, duration, keyPrefix: `limit:${rule}` };
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

function hashed(subject: string | Subject): string {
  const name = typeof subject === 'string' ? subject : subject.name;
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
