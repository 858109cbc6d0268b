import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { findHolding, searchPurchase } from '@/lib/admin-api/buyer-tickets';
import { registerPayment } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/sales-routes';
import { getTicketsByNumber, getWinner } from '@/lib/admin-api/tickets';
import { notifyBuyer, notifySeller } from '@/lib/admin-api/whatsapp';
import { environment } from '@/lib/platform/env';
import { errorSummary } from '@/lib/platform/log/error-summary';
import { logger } from '@/lib/platform/log/logger';
import { processWide } from '@/lib/platform/process-wide';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import { newAttempt, type Attempt, type SubmittedPurchase, type SubmitResult } from './attempt';
import { isBoundElsewhere } from './bound-keys';
import { createBuyerLock } from './buyer-lock';
import { besidesEarlier, takeOver } from './late-look';
import { createLookUp } from './look-up';
import { isRegistered, notRegistered, shareOutcome, verifying } from './outcome';
import { createAttemptRunner, type EncodeReceipt, type Parts } from './run-attempt';
import { createMemoryStore } from './store/attempt-store';
import { createMemoryLockStore, createRedisLockStore } from './store/lock-store';
import { createRedisStore } from './store/redis-store';
import { createSharedStore } from './store/shared-store';
import { createMemoryNotifiedNumbers, createRedisNotifiedNumbers } from './notify-once';

const RECHECK_MS = 1500;
/** Longer than the sum of all timeouts before the sending. */
const PREPARING_MS = 60_000;
const POLL_MS = 200;
const LOOK_EVERY_MS = 1000;

type PurchaseService = ReturnType<typeof createPurchaseService>;

export function purchaseService(): PurchaseService {
  return processWide('payment-service', openService);
}

function openService(): PurchaseService {
  const { answerMs, settleMs } = environment().payment;
  return createPurchaseService({
    ...openStores(),
    timings: { answerMs, settleMs, recheckMs: Math.min(RECHECK_MS, settleMs / 4) },
    admin: {
      raffleForSale: getRaffleForSale,
      ticketsByNumber: getTicketsByNumber,
      winner: getWinner,
      webRouteId: getWebRouteId,
      register: registerPayment,
      holding: findHolding,
      purchasedTickets: searchPurchase,
      notifySeller,
      notifyBuyer,
    },
  });
}

function openStores(): Pick<Parts, 'store' | 'lock' | 'told'> {
  const redis = sharedRedis();
  const own = createMemoryStore();
  return {
    store: redis ? createSharedStore(createRedisStore(redis), own) : own,
    lock: createBuyerLock(redis ? createRedisLockStore(redis) : createMemoryLockStore()),
    told: redis ? createRedisNotifiedNumbers(redis) : createMemoryNotifiedNumbers(),
  };
}

type Look = Pick<Attempt, 'opening' | 'phase'> & { outcome: Promise<PurchaseOutcome> };

export function createPurchaseService(parts: Omit<Parts, 'lookUp'>) {
  const { store, admin, timings } = parts;
  const lookUp = createLookUp(admin, timings.settleMs);
  const runner = createAttemptRunner({ ...parts, lookUp });
  const background = createBackground();
  const running = new Map<string, Promise<SubmitResult>>();
  const looks = new LRUCache<string, Look>({ max: 10_000, ttl: LOOK_EVERY_MS });

  async function submit(purchase: SubmittedPurchase, encode: EncodeReceipt): Promise<SubmitResult> {
    const { key } = purchase;
    const attempt = newAttempt(purchase, Date.now() + PREPARING_MS);
    const earlier = await store.find(key);
    if (isBoundElsewhere(earlier, attempt)) return toApiError('key-reused');
    const holder = earlier?.joined ? await store.find(earlier.joined) : earlier;
    const outcome = earlier && holder && (await known(earlier, holder));
    if (outcome && isRegistered(outcome)) return { ok: true, outcome };

    const next = takeOver(attempt, [earlier, holder]);
    const opening = await store.open(next);
    if (!opening.opened) return join(next, opening.holder);
    const work = runner.run(next, purchase, encode, (later) => background.add(key, later));
    running.set(key, work);
    return work.finally(() => running.delete(key));
  }

  async function join(attempt: Attempt, holder: string): Promise<SubmitResult> {
    const isOther = holder !== attempt.key;
    if (!isOther && isBoundElsewhere(await store.find(holder), attempt)) {
      return toApiError('key-reused');
    }
    if (isOther) await store.note({ ...attempt, buyer: null, joined: holder });
    const result = await firstAnswer(holder);
    return result.ok && isOther
      ? { ok: true, outcome: besidesEarlier(attempt, shareOutcome(attempt, result.outcome)) }
      : result;
  }

  async function firstAnswer(key: string): Promise<SubmitResult> {
    for (;;) {
      const here = running.get(key);
      if (here) return here;
      const attempt = await store.find(key);
      if (!attempt) return toApiError('busy');
      const isAwaited = Date.now() < attempt.decidableAt - timings.settleMs;
      const outcome = attempt.outcome ?? (isAwaited ? null : await look(attempt));
      if (outcome) return { ok: true, outcome };
      await sleep(POLL_MS);
    }
  }

  /** Null if nothing of this key came, or a tap before this one was refused and this one has not come yet. */
  async function outcomeOf(key: string, tappedAt?: number): Promise<PurchaseOutcome | null> {
    const attempt = await store.find(key);
    if (!attempt) return null;
    const isOfAnotherTap = tappedAt !== undefined && attempt.tappedAt !== tappedAt;
    if (isOfAnotherTap && attempt.outcome && !isRegistered(attempt.outcome)) return null;
    if (attempt.joined === null) return now(attempt);
    const holder = await store.find(attempt.joined);
    if (!holder) return attempt.late && beside(attempt, notRegistered(attempt));
    const outcome = shareOutcome(attempt, await now(holder));
    return attempt.late ? lookAtMost(attempt, () => beside(attempt, outcome)) : outcome;
  }

  /** The outcome that an attempt shares, unless an earlier sending under its own key was registered meanwhile. */
  async function beside(attempt: Attempt, shared: PurchaseOutcome): Promise<PurchaseOutcome> {
    const outcome = besidesEarlier(attempt, shared);
    return isRegistered(outcome) ? outcome : lookAgain(attempt, outcome);
  }

  async function known(attempt: Attempt, holder: Attempt): Promise<PurchaseOutcome | null> {
    if (!holder.outcome) return null;
    const outcome = await lookAgain(holder, holder.outcome);
    return holder === attempt ? outcome : beside(attempt, shareOutcome(attempt, outcome));
  }

  async function now(attempt: Attempt): Promise<PurchaseOutcome> {
    const { outcome } = attempt;
    if (!outcome) return look(attempt);
    return attempt.late ? lookAtMost(attempt, () => lookAgain(attempt, outcome)) : outcome;
  }

  async function lookAgain(attempt: Attempt, told: PurchaseOutcome): Promise<PurchaseOutcome> {
    if (!attempt.late) return told;
    return runner.lookAgain(attempt, told, (later) => background.add(attempt.key, later));
  }

  async function look(attempt: Attempt): Promise<PurchaseOutcome> {
    const { key } = attempt;
    if (running.has(key) || background.has(key)) return verifying(attempt);
    return lookAtMost(attempt, async () => {
      const outcome = await lookUp.once(attempt);
      if (!outcome) return verifying(attempt);
      return runner.close(attempt, outcome, (later) => background.add(key, later));
    });
  }

  /** Looks once a second for each attempt. Questions meanwhile get that look's answer, not the older stored one. */
  function lookAtMost(
    { key, opening, phase }: Attempt,
    work: () => Promise<PurchaseOutcome>,
  ): Promise<PurchaseOutcome> {
    const known = looks.get(key);
    if (known?.opening === opening && known.phase === phase) return known.outcome;
    const outcome = work();
    looks.set(key, { opening, phase, outcome });
    outcome.catch(() => looks.delete(key));
    return outcome;
  }

  return {
    submit,
    outcomeOf,
    finished: (key: string) => background.finished(key),
  };
}

function createBackground() {
  const works = new Map<string, Set<Promise<void>>>();

  function add(key: string, work: Promise<void>): void {
    const ofKey = works.get(key) ?? new Set();
    works.set(key, ofKey);
    const watched = work
      .catch((error: unknown) =>
        logger.error({ event: 'background-failure', ...errorSummary(error) }),
      )
      .then(() => {
        ofKey.delete(watched);
        if (ofKey.size === 0) works.delete(key);
      });
    ofKey.add(watched);
  }

  async function finished(key: string): Promise<void> {
    for (let ofKey = works.get(key); ofKey; ofKey = works.get(key)) await Promise.all(ofKey);
  }

  return { add, finished, has: (key: string) => works.has(key) };
}
