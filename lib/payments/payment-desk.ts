import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ReceiptResult } from '@/lib/images/receipt';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import type { PaymentAdmin } from './admin';
import {
  isRegistered,
  newAttempt,
  verifying,
  type Attempt,
  type Purchase,
  type SubmitResult,
} from './attempt';
import { createBackground } from './background';
import { shareOutcome } from './judge';
import { createAttemptRunner } from './run-attempt';
import type { AttemptStore } from './store/attempt-store';
import { PREPARING_MS, type PaymentTimings } from './timings';
import { findOutcome } from './verify';

export type PaymentDesk = ReturnType<typeof createPaymentDesk>;

type Parts = { store: AttemptStore; admin: PaymentAdmin; timings: PaymentTimings };

const POLL_MS = 200;
const LOOK_EVERY_MS = 1000;

/** Where purchases come in and their outcomes are asked for. */
export function createPaymentDesk(parts: Parts) {
  const { store, admin, timings } = parts;
  const runner = createAttemptRunner(parts);
  const background = createBackground();
  /** First answers that this instance is working for, by key. */
  const running = new Map<string, Promise<SubmitResult>>();
  /** Attempts that were just looked up because somebody asked. */
  const looked = new LRUCache<string, true>({ max: 10_000, ttl: LOOK_EVERY_MS, perf: Date });

  /** Takes a purchase, or joins the attempt of the same purchase that is under way. */
  async function submit(
    purchase: Purchase,
    encode: () => Promise<ReceiptResult>,
  ): Promise<SubmitResult> {
    const { key } = purchase;
    const earlier = await known(key);
    if (earlier && isRegistered(earlier)) return { ok: true, outcome: earlier };

    const attempt = newAttempt(purchase, Date.now() + PREPARING_MS);
    const opening = await store.open(attempt);
    if (!opening.opened) return join(attempt, opening.holder);
    const work = runner.run(attempt, purchase.request, encode, (later) =>
      background.add(key, later),
    );
    running.set(key, work);
    return work.finally(() => running.delete(key));
  }

  async function join(attempt: Attempt, holder: string): Promise<SubmitResult> {
    const isOther = holder !== attempt.key;
    if (isOther) await store.note({ ...attempt, buyer: null, joined: holder });
    const result = await firstAnswer(holder);
    return result.ok && isOther
      ? { ok: true, outcome: shareOutcome(attempt, result.outcome) }
      : result;
  }

  /** The answer that the attempt's own request gets, on whatever instance it is worked for. */
  async function firstAnswer(key: string): Promise<SubmitResult> {
    for (;;) {
      const here = running.get(key);
      if (here) return here;
      const attempt = await store.find(key);
      if (!attempt) return { ok: false, reason: 'busy', msg: doorSentences.busy };
      const isAwaited = Date.now() < attempt.decidableAt - timings.settleMs;
      const outcome = attempt.outcome ?? (isAwaited ? null : await look(attempt));
      if (outcome) return { ok: true, outcome };
      await sleep(POLL_MS);
    }
  }

  /** Where a purchase stands; null when nobody knows its key. */
  async function outcomeOf(key: string): Promise<PurchaseOutcome | null> {
    const attempt = await store.find(key);
    if (!attempt) return null;
    if (attempt.joined === null) return attempt.outcome ?? look(attempt);
    const holder = await store.find(attempt.joined);
    return holder && shareOutcome(attempt, holder.outcome ?? (await look(holder)));
  }

  /** As `outcomeOf`, without asking the admin API. */
  async function known(key: string): Promise<PurchaseOutcome | null> {
    const attempt = await store.find(key);
    if (!attempt?.joined) return attempt?.outcome ?? null;
    const holder = await store.find(attempt.joined);
    return holder?.outcome ? shareOutcome(attempt, holder.outcome) : null;
  }

  /** Looks an open attempt up if nobody here is about to, and not at every question. */
  async function look(attempt: Attempt): Promise<PurchaseOutcome> {
    const { key } = attempt;
    if (running.has(key) || background.has(key) || looked.has(key)) return verifying(attempt);
    looked.set(key, true);
    const outcome = await findOutcome(admin, attempt);
    if (!outcome) return verifying(attempt);
    return runner.close(attempt, outcome, (later) => background.add(key, later));
  }

  return {
    submit,
    outcomeOf,
    /** Ends when nothing of the purchase goes on any more: the look-ups, the seller's message. */
    finished: (key: string) => background.finished(key),
  };
}
