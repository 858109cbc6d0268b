import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { findHolding, searchPurchase } from '@/lib/admin-api/buyer-tickets';
import { registerPayment, type Registration } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/sales-routes';
import { getTicketsByNumber, getWinner } from '@/lib/admin-api/tickets';
import { notifyBuyer, notifySeller } from '@/lib/admin-api/whatsapp';
import type { ReceiptResult } from '@/lib/images/receipt';
import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { environment } from '@/lib/platform/env';
import { errorSummary } from '@/lib/platform/log/error-summary';
import { logger } from '@/lib/platform/log/logger';
import { countPurchase } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import { type ApiError, type PurchaseOutcome, traceOf } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';
import type { PaymentAdmin } from './admin-calls';
import { decideVerdict } from './decide-outcome';
import { newPurchase, type Entry, type Purchase, type SubmittedPurchase } from './entry';
import { createLock } from './lock';
import { lookUp } from './look-up';
import { notifyOnce } from './notify-once';
import {
  isRegistered,
  notRegistered,
  refused,
  registered,
  verifying,
  type Registered,
} from './outcome';
import { isReady, prepare, type Prepared, type ReadyToSend } from './prepare';
import { purchaseNote } from './purchase-note';
import { createMemoryStore, createRedisStore, type PurchaseStore } from './store';
import { storedPurchases } from './stored-purchases';

type Parts = {
  store: PurchaseStore;
  admin: PaymentAdmin;
  timings: PaymentTimings;
};

/** Milliseconds. */
type PaymentTimings = {
  answerMs: number;
  /** How long a purchase may still appear after the last sign of it. */
  settleMs: number;
  recheckMs: number;
};

/**
 * Makes the receipt that is sent on, or says why nothing may be sent.
 * @param total how many numbers the raffle has
 */
export type EncodeReceipt = (total: number) => Promise<ReceiptResult>;

/** False when the lock was lost. */
type Renew = () => Promise<boolean>;

type Result =
  | {
      ok: true;
      outcome: PurchaseOutcome;
      /** Nothing was sent, and the answer does not reveal who has a number. */
      isForgivable?: boolean;
    }
  | ApiError;

const RECHECK_MS = 1500;
const LOOK_EVERY_MS = 1000;
/** How old numbers and price may be at a sending; encoding a receipt may take longer. */
const PREPARED_LIFE_MS = 1000;

const FOLLOWED_MS = 10 * 60_000;
const MAX_LOOKS = 10_000;

export function purchaseService(): ReturnType<typeof createPurchaseService> {
  return processWide('payment-service', openService);
}

function openService() {
  const { answerMs, settleMs } = environment().payment;
  const redis = sharedRedis();
  return createPurchaseService({
    store: redis ? createRedisStore(redis) : createMemoryStore(),
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

/** See README.md. */
export function createPurchaseService({ store, admin, timings }: Parts) {
  const { answerMs, settleMs, recheckMs } = timings;
  const stored = storedPurchases(store);
  const lock = createLock(store, answerMs);
  /** For so long after it began, an unanswered sending may still take effect. */
  const atWorkMs = answerMs + settleMs;
  const looks = new LRUCache<string, Promise<PurchaseOutcome | null>>({
    max: MAX_LOOKS,
    ttl: LOOK_EVERY_MS,
  });
  /** Since when a purchase's numbers have been its own, by the monotonic clock. */
  const ownSince = new LRUCache<string, number>({ max: MAX_LOOKS, ttl: LATE_LOOK_MS });
  const background = new Map<string, Promise<void>>();

  async function submit(submitted: SubmittedPurchase, encode: EncodeReceipt): Promise<Result> {
    const purchase = newPurchase(submitted);
    const { key, buyerMark } = purchase;
    const waitMs = atWorkMs;
    try {
      const known = knownResult(purchase, await stored.entry(key));
      if (known) return known;
      const result = await lock(lockOfKey(key), waitMs, () =>
        lock(lockOfBuyer(buyerMark), waitMs, (renew) => run(purchase, submitted, encode, renew)),
      );
      return result ?? turnAway(purchase, toApiError('busy'));
    } catch (error) {
      log(purchase, 'purchase-broke-off', errorSummary(error));
      return toApiError('unavailable');
    }
  }

  function knownResult(purchase: Purchase, known: Entry | null): Result | null {
    if (!known) return null;
    // Whoever has a key may ask how its purchase ended.
    if (known.boundTo !== purchase.boundTo) return toApiError('key-reused');
    if (!isRegistered(known.outcome)) return null;
    tellIfUntold(known, known.outcome);
    return { ok: true, outcome: known.outcome };
  }

  async function run(
    submitted: Purchase,
    { request }: SubmittedPurchase,
    encode: EncodeReceipt,
    renew: Renew,
  ): Promise<Result> {
    const known = await stored.entry(submitted.key);
    const result = knownResult(submitted, known);
    if (result) return result;
    const purchase: Purchase = {
      ...submitted,
      terms: known?.terms ?? null,
      sentAt: known?.sentAt ?? null,
      note: (known && (await stored.buyerData(known.key)))?.note ?? null,
    };
    const unanswered = await stored.unanswered(purchase.buyerMark);
    const found = await waitForUnanswered(purchase, unanswered);
    if (found) return { ok: true, outcome: found };

    const preparedAt = performance.now();
    const prepared = await prepare(admin, purchase, request);
    if (!isReady(prepared)) return withoutSending(purchase, prepared, unanswered);
    const receipt = await encode(prepared.raffle.total);
    if (!receipt.ok) return turnAway(purchase, receipt);
    const isOld = performance.now() - preparedAt > PREPARED_LIFE_MS;
    const ready = isOld ? await prepare(admin, purchase, request) : prepared;
    if (!isReady(ready)) return withoutSending(purchase, ready, unanswered);
    // Without the lock, another purchase of this buyer may be on its way.
    if (!(await renew())) return turnAway(purchase, toApiError('unavailable'));
    const { terms } = ready;
    const sending = { ...purchase, terms, note: purchaseNote(ready), sentAt: Date.now() };
    return send(sending, { ...ready.registration, receipt: receipt.jpeg }, unanswered, renew);
  }

  /** An unanswered sending may still register what it was sent for. */
  async function waitForUnanswered(
    purchase: Purchase,
    unanswered: number[],
  ): Promise<PurchaseOutcome | null> {
    for (let waitMs = restOf(unanswered); waitMs > 0; waitMs = restOf(unanswered)) {
      const outcome = await look(purchase, unanswered);
      if (outcome && isRegistered(outcome)) return close(purchase, outcome, true);
      await sleep(Math.min(waitMs, LOOK_EVERY_MS));
    }
    return null;
  }

  async function withoutSending(
    purchase: Purchase,
    prepared: Exclude<Prepared, ReadyToSend>,
    unanswered: number[],
  ): Promise<Result> {
    if (!prepared.ok) return turnAway(purchase, prepared);
    const { terms, hasLookedUp } = prepared;
    const outcome = await conclude({ ...purchase, terms }, prepared.outcome, unanswered);
    return { ok: true, outcome, isForgivable: !hasLookedUp && !isRegistered(outcome) };
  }

  /** What is stored before the POST lets every instance wait for it and find out how it ended. */
  async function send(
    sending: Purchase & { sentAt: number },
    registration: Registration,
    unanswered: number[],
    renew: Renew,
  ): Promise<Result> {
    const { buyerMark, sentAt, tickets } = sending;
    await stored.setUnanswered(buyerMark, [...unanswered, sentAt]);
    await stored.save(sending, true);
    log(sending, 'purchase-sent', { tickets: tickets.length });
    try {
      const verdict = await admin.register(registration, answerMs);
      const { method } = registration.purchase.request;
      const decided = await decideVerdict(admin, sending, method, verdict, recheckMs);
      if (!decided) return { ok: true, outcome: await findOut(sending) };
      const outcome = await conclude(sending, decided, unanswered);
      const isSure = unanswered.length === 0 || !isRegistered(decided);
      if (isSure && (await renew())) await stored.setUnanswered(buyerMark, unanswered);
      return { ok: true, outcome };
    } catch (error) {
      log(sending, 'purchase-broke-off', errorSummary(error));
      follow(sending);
      return { ok: true, outcome: verifying(sending) };
    }
  }

  function turnAway(purchase: Purchase, error: ApiError): ApiError {
    log(purchase, 'purchase-turned-away', { reason: error.reason });
    countPurchase(error.reason);
    return error;
  }

  /** Earlier, unanswered sendings may still register numbers that are taken, or free those that are registered. */
  async function conclude(
    purchase: Purchase,
    decided: PurchaseOutcome,
    unanswered: number[],
  ): Promise<PurchaseOutcome> {
    if (unanswered.length === 0) return close(purchase, decided, false);
    if (isRegistered(decided)) return findOut(purchase);
    const isTaken = decided.state === 'refused' && decided.reason === 'tickets-taken';
    return close(purchase, isTaken ? notRegistered(purchase, decided.taken) : decided, true);
  }

  async function findOut(purchase: Purchase): Promise<PurchaseOutcome> {
    log(purchase, 'purchase-unknown');
    countPurchase('unknown');
    await stored.save(purchase, true);
    const outcome = await look(purchase, []);
    if (outcome) return close(purchase, outcome, true);
    follow(purchase);
    return verifying(purchase);
  }

  /** @param mayChange because of sendings that were not answered */
  async function close(
    purchase: Purchase,
    outcome: PurchaseOutcome,
    mayChange: boolean,
  ): Promise<PurchaseOutcome> {
    const known = (await stored.entry(purchase.key))?.outcome ?? null;
    if (isRegistered(known)) return known;
    const isToTell = isRegistered(outcome) && (mayChange || purchase.sentAt !== null);
    await stored.save({ ...purchase, outcome }, isToTell || (mayChange && !isRegistered(outcome)));
    const reason = outcome.state === 'refused' ? outcome.reason : undefined;
    log(purchase, 'purchase-settled', { state: outcome.state, ...(reason && { reason }) });
    countPurchase(reason ?? outcome.state);
    if (!isRegistered(outcome)) return outcome;
    // Only then, because anyone could flood the admin API with refused purchases.
    forgetSharedReads();
    if (purchase.outcome) log(purchase, 'purchase-registered-late');
    if (isToTell) inBackground(purchase.key, () => tell(purchase, outcome));
    return outcome;
  }

  /** The buyer's data stay until then, so that another instance tells in place of one that was killed. */
  async function tell(purchase: Purchase, outcome: Registered): Promise<void> {
    await notifyOnce(store, admin, purchase, outcome);
    await stored.forgetBuyer(purchase.key);
  }

  function tellIfUntold(entry: Entry, outcome: Registered): void {
    if (background.has(entry.key)) return;
    inBackground(entry.key, async () => {
      const data = await stored.buyerData(entry.key);
      if (data) await tell({ ...entry, ...data }, outcome);
    });
  }

  /** Null if nothing of this key came, or a tap before this one was refused and this one has not come yet. */
  async function outcomeOf(key: string, tappedAt?: number): Promise<PurchaseOutcome | null> {
    const entry = await stored.entry(key);
    if (entry && isRegistered(entry.outcome)) {
      tellIfUntold(entry, entry.outcome);
      return entry.outcome;
    }
    const isOfAnotherTap = tappedAt !== undefined && entry?.tappedAt !== tappedAt;
    if (!entry || (isOfAnotherTap && entry.outcome)) {
      return (await store.isHeld(lockOfKey(key))) ? verifying({ trace: traceOf(key) }) : null;
    }
    const name = [key, entry.sentAt, entry.outcome?.state].join(' ');
    const known = looks.get(name);
    if (known) return known;
    const looking = lookAtEntry(entry);
    looks.set(name, looking);
    looking.catch(() => looks.delete(name));
    return looking;
  }

  async function lookAtEntry(entry: Entry): Promise<PurchaseOutcome | null> {
    const unanswered = await stored.unanswered(entry.buyerMark);
    if (entry.outcome && unanswered.length === 0) return entry.outcome;
    const data = await stored.buyerData(entry.key);
    return data ? lookAgain({ ...entry, ...data }, unanswered) : entry.outcome;
  }

  async function lookAgain(purchase: Purchase, unanswered: number[]): Promise<PurchaseOutcome> {
    const outcome = await look(purchase, unanswered);
    if (!outcome) return verifying(purchase);
    if (isRegistered(outcome)) return close(purchase, outcome, true);
    if (outcome === purchase.outcome) return outcome;
    // While a purchase of this buyer is under way, what was just looked up may be out of date.
    const sure = await lock(lockOfBuyer(purchase.buyerMark), 0, async () => {
      const now = await stored.entry(purchase.key);
      if (now && isRegistered(now.outcome)) return now.outcome;
      if (now && now.sentAt !== purchase.sentAt) return null;
      return now?.outcome ? outcome : close(purchase, outcome, true);
    });
    return sure ?? verifying(purchase);
  }

  /**
   * Null while nothing is certain.
   * @param before the unanswered sendings that were known before
   */
  async function look(purchase: Purchase, before: number[]): Promise<PurchaseOutcome | null> {
    const { key, buyerMark, tickets, sentAt, outcome } = purchase;
    const finding = await lookUp(admin, purchase);
    // A purchase of this buyer may have been sent or answered meanwhile.
    const after = await stored.unanswered(buyerMark);
    if (!finding) return null;
    const own = sentAt !== null && !outcome ? [sentAt] : [];
    const unanswered = new Set([...before, ...after, ...own]);
    if (finding.own.length > 0) {
      const isPart = finding.own.length < tickets.length;
      const mayBeUndone = unanswered.size >= 2 || (isPart && unanswered.size === 1);
      return hasLasted(key) || !mayBeUndone ? registered(purchase, finding.own) : null;
    }
    ownSince.delete(key);
    if (outcome?.state === 'refused') return outcome;
    if (restOf([...unanswered]) > 0) return null;
    return unanswered.size > 0 || finding.foreign.length === 0
      ? notRegistered(purchase, finding.foreign)
      : refused(purchase, 'tickets-taken', { taken: finding.foreign });
  }

  /** Whether the numbers have been its own for so long that a concurrent sending would have freed them by now. */
  function hasLasted(key: string): boolean {
    const since = ownSince.get(key) ?? performance.now();
    ownSince.set(key, since);
    return performance.now() - since >= settleMs;
  }

  /** Ms until none of these sendings can be at work. */
  function restOf(unanswered: number[]): number {
    return Math.max(0, ...unanswered.map((time) => time + atWorkMs - Date.now()));
  }

  /** Looks on, so that the seller is told even if the buyer does not ask again. */
  function follow(purchase: Purchase): void {
    inBackground(purchase.key, async () => {
      const until = performance.now() + FOLLOWED_MS;
      while (performance.now() < until) {
        await sleep(settleMs / 2);
        if (await isSettled(purchase).catch(() => false)) return;
      }
    });
  }

  async function isSettled(purchase: Purchase): Promise<boolean> {
    const now = await stored.entry(purchase.key);
    if (now && (now.outcome || now.sentAt !== purchase.sentAt)) return true;
    const outcome = await lookAgain(purchase, await stored.unanswered(purchase.buyerMark));
    return outcome.state !== 'verifying';
  }

  function inBackground(key: string, work: () => Promise<void>): void {
    const watched = work().catch((error: unknown) =>
      logger.error({ event: 'background-failure', ...errorSummary(error) }),
    );
    const all = Promise.all([background.get(key), watched]).then(() => {
      if (background.get(key) === all) background.delete(key);
    });
    background.set(key, all);
  }

  async function finished(key: string): Promise<void> {
    for (let work = background.get(key); work; work = background.get(key)) await work;
  }

  return { submit, outcomeOf, finished };
}

const lockOfKey = (key: string) => `key-lock:${key}`;
const lockOfBuyer = (buyerMark: string) => `buyer-lock:${buyerMark}`;

function log({ trace, raffleId }: Entry, event: string, details: object = {}) {
  logger.info({ event, trace, raffleId, ...details });
}
