import { forgetSharedReads } from '@/lib/cache/shared-read';
import type { ReceiptResult } from '@/lib/images/receipt';
import { errorMark } from '@/lib/log/error-mark';
import { logger } from '@/lib/log/logger';
import { countPurchase } from '@/lib/metrics/metrics';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import type { PaymentAdmin } from './admin';
import { isRegistered, settled, verifying, type Attempt, type SubmitResult } from './attempt';
import { prepare } from './prepare';
import { sellerMessage } from './seller-message';
import { send } from './send';
import type { AttemptStore } from './store/attempt-store';
import type { PaymentTimings } from './timings';
import { findOutcome, verify } from './verify';

export type AttemptRunner = ReturnType<typeof createAttemptRunner>;

type Parts = { store: AttemptStore; admin: PaymentAdmin; timings: PaymentTimings };

/** Takes one open attempt through its states: received, sent, settled. */
export function createAttemptRunner({ store, admin, timings }: Parts) {
  /** The answer for the visitor; `later` gets what goes on after it. */
  async function run(
    attempt: Attempt,
    request: PurchaseRequest,
    encode: () => Promise<ReceiptResult>,
    later: (work: Promise<void>) => void,
  ): Promise<SubmitResult> {
    let current = attempt;
    try {
      const prepared = await prepare(admin, attempt, request, encode);
      if (!prepared.ok) {
        await store.discard(attempt);
        log(attempt, 'purchase-turned-away', { reason: prepared.reason });
        countPurchase(prepared.reason);
        return prepared;
      }
      if (prepared.outcome) return answer(await close(current, prepared.outcome, later));

      const decidableAt = Date.now() + timings.answerMs + timings.settleMs;
      const sent: Attempt = { ...attempt, phase: 'sent', decidableAt };
      // Another instance may have given this one up: then nothing may be sent any more.
      if (!(await store.save(sent))) return answer(verifying(attempt));
      current = sent;
      log(sent, 'purchase-sent', { tickets: sent.tickets.length });
      const outcome = await send(admin, sent, prepared.registration, timings);
      if (outcome) return answer(await close(sent, outcome, later));
    } catch (error) {
      log(current, 'purchase-broke-off', errorMark(error));
      if (current.phase !== 'sent') {
        await store.discard(attempt);
        return { ok: false, reason: 'unavailable', msg: doorSentences.unavailable };
      }
    }
    return answer(await findOut(current, later));
  }

  /** It was sent and nobody knows how it ended: one look now, the others after the answer. */
  async function findOut(
    sent: Attempt,
    later: (work: Promise<void>) => void,
  ): Promise<PurchaseOutcome> {
    const unknown = { ...sent, decidableAt: Date.now() + timings.settleMs };
    log(unknown, 'purchase-unknown');
    countPurchase('unknown');
    await store.save(unknown);
    const outcome = await findOutcome(admin, unknown);
    if (outcome) return close(unknown, outcome, later);
    later(lookOn(unknown, later));
    return verifying(unknown);
  }

  async function lookOn(unknown: Attempt, later: (work: Promise<void>) => void): Promise<void> {
    const outcome = await verify(admin, unknown, timings.settleMs);
    if (outcome) await close(unknown, outcome, later);
  }

  /** Settles it, and tells the seller if it was this attempt that bought. */
  async function close(
    attempt: Attempt,
    outcome: PurchaseOutcome,
    later: (work: Promise<void>) => void,
  ): Promise<PurchaseOutcome> {
    const isFirst = await store.save(settled(attempt, outcome));
    if (!isFirst) return (await store.find(attempt.key))?.outcome ?? outcome;
    const reason = outcome.state === 'refused' ? { reason: outcome.reason } : {};
    log(attempt, 'purchase-settled', { state: outcome.state, ...reason });
    forgetSharedReads();
    countPurchase(outcome.state === 'refused' ? outcome.reason : outcome.state);
    if (attempt.phase === 'sent' && isRegistered(outcome) && 'numbers' in outcome) {
      later(admin.tellSeller(sellerMessage(outcome.numbers)));
    }
    return outcome;
  }

  return { run, close };
}

function answer(outcome: PurchaseOutcome): SubmitResult {
  return { ok: true, outcome };
}

function log({ trace, raffleId }: Attempt, event: string, details: object = {}) {
  logger.info({ event, trace, raffleId, ...details });
}
