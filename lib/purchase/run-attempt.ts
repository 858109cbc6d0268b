import { isDeepStrictEqual } from 'node:util';
import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import { forgetSharedReads } from '@/lib/platform/cache/reader';
import type { ReceiptResult } from '@/lib/images/receipt';
import { errorSummary } from '@/lib/platform/log/error-summary';
import { logger } from '@/lib/platform/log/logger';
import { everyTime } from '@/lib/platform/log/repeats';
import { countPurchase } from '@/lib/platform/metrics/metrics';
import type { ApiError, PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';
import type { PaymentAdmin } from './admin-calls';
import { buyerLockName, type Attempt, type SubmittedPurchase, type SubmitResult } from './attempt';
import type { BuyerLock } from './buyer-lock';
import { decideVerdict } from './decide-outcome';
import { besidesEarlier, hasUnheardSending, lateLookOf, mayBeUndone } from './late-look';
import type { LookUp } from './look-up';
import { isRegistered, notRegistered, verifying } from './outcome';
import { isOutdated, prepare, type Prepared, type ReadyToSend } from './prepare';
import type { AttemptStore } from './store/attempt-store';
import { notifyOnce, type NotifiedNumbers } from './notify-once';
import { sealedNote } from './purchase-note';

export type Parts = {
  store: AttemptStore;
  lock: BuyerLock;
  told: NotifiedNumbers;
  admin: PaymentAdmin;
  lookUp: LookUp;
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

type Later = (work: Promise<void>) => void;

type Sent = {
  ok: true;
  sending: Attempt;
  registration: Registration;
  verdict: RegistrationVerdict;
};

/** With `outcome`, it was decided without a sending. */
type InTurn = Sent | Extract<Prepared, { outcome: PurchaseOutcome }> | ApiError | null;

export function createAttemptRunner({ store, lock, told, admin, lookUp, timings }: Parts) {
  async function run(
    attempt: Attempt,
    { request }: SubmittedPurchase,
    encode: EncodeReceipt,
    later: Later,
  ): Promise<SubmitResult> {
    let current = attempt;
    try {
      const lookedAt = performance.now();
      const prepared = await prepare(admin, attempt, request);
      if (!prepared.ok) return await turnAway(attempt, prepared);
      if (prepared.outcome) {
        const outcome = await conclude(current, prepared.outcome, later);
        const isForgivable = !prepared.hasLookedUp && !isRegistered(outcome);
        return { ...answer(outcome), isForgivable };
      }
      const receipt = await encode(prepared.raffle.total);
      if (!receipt.ok) return await turnAway(attempt, receipt);
      const ready = { ...prepared, lookedAt, receipt: receipt.jpeg };
      const sent = await sendUnderLock(attempt, request, ready, (sending) => (current = sending));
      if (!sent) return answer(verifying(attempt));
      if (!sent.ok) return await turnAway(attempt, sent);
      if (!('verdict' in sent)) return answer(await conclude(current, sent.outcome, later));
      const { sending, registration, verdict } = sent;
      const { recheckMs } = timings;
      const outcome = await decideVerdict(admin, sending, registration, verdict, recheckMs);
      if (outcome) return answer(await conclude(current, outcome, later));
    } catch (error) {
      log(current, 'purchase-broke-off', errorSummary(error));
      if (current.phase !== 'sent') {
        await forget(attempt);
        return toApiError('unavailable');
      }
    }
    return answer(await findOut(current, later));
  }

  async function turnAway(attempt: Attempt, error: ApiError): Promise<ApiError> {
    await forget(attempt);
    log(attempt, 'purchase-turned-away', { reason: error.reason });
    countPurchase(error.reason);
    return error;
  }

  async function forget(attempt: Attempt): Promise<void> {
    if (attempt.late) await store.save(settled(attempt, notRegistered(attempt)));
    else await store.discard(attempt);
  }

  /** Null when another instance has closed the attempt: nothing may be sent any more. */
  async function sendUnderLock(
    attempt: Attempt,
    request: PurchaseRequest,
    prepared: ReadyToSend,
    onSending: (sending: Attempt) => void,
  ): Promise<InTurn> {
    const name = buyerLockName(attempt.raffleId, request, prepared.terms);
    const turn = await lock(name, timings.answerMs);
    let isAtWork = false;
    try {
      // By now the numbers may be this buyer's own, or the price may have changed.
      const isOld = turn.isAfterAnother || isOutdated(prepared);
      const now = isOld ? await prepare(admin, attempt, request) : prepared;
      if (!now.ok || now.outcome) return now;
      const decidableAt = Date.now() + timings.answerMs + timings.settleMs;
      const sending: Attempt = {
        ...attempt,
        phase: 'sent',
        terms: now.terms,
        note: sealedNote(now),
        decidableAt,
      };
      const saved = await store.save(sending);
      if (saved === 'closed') return null;
      // Asked afterwards, another instance would take it for unsent, and tell something else of it.
      if (saved === 'alone') return toApiError('unavailable');
      onSending(sending);
      log(sending, 'purchase-sent', { tickets: sending.tickets.length });
      isAtWork = true;
      const registration = { ...now.registration, receipt: prepared.receipt };
      const verdict = await admin.register(registration, timings.answerMs);
      isAtWork = verdict.kind === 'unknown';
      return { ok: true, sending, registration, verdict };
    } finally {
      await (isAtWork ? turn.lapse() : turn.giveBack());
    }
  }

  async function conclude(
    attempt: Attempt,
    outcome: PurchaseOutcome,
    later: Later,
  ): Promise<PurchaseOutcome> {
    const isSure = !isRegistered(outcome) || !mayBeUndone(attempt, outcome.numbers, true);
    return isSure ? close(attempt, outcome, later) : findOut(attempt, later);
  }

  async function findOut(attempt: Attempt, later: Later): Promise<PurchaseOutcome> {
    const unknown: Attempt = {
      ...attempt,
      phase: 'sent',
      decidableAt: Date.now() + timings.settleMs,
    };
    log(unknown, 'purchase-unknown');
    countPurchase('unknown');
    await store.save(unknown);
    const outcome = await lookUp.once(unknown);
    if (outcome) return close(unknown, outcome, later);
    later(lookOn(unknown, later));
    return verifying(unknown);
  }

  async function lookOn(unknown: Attempt, later: Later): Promise<void> {
    const outcome = await lookUp.untilCertain(unknown);
    if (outcome) await close(unknown, outcome, later);
  }

  async function close(
    attempt: Attempt,
    decided: PurchaseOutcome,
    later: Later,
  ): Promise<PurchaseOutcome> {
    const outcome = besidesEarlier(attempt, decided);
    const saved = await store.save(settled(attempt, outcome));
    if (saved === 'closed') return (await store.find(attempt.key))?.outcome ?? outcome;
    announce(attempt, outcome, later);
    return outcome;
  }

  async function lookAgain(attempt: Attempt, told: PurchaseOutcome, later: Later) {
    const outcome = await lookUp.late(attempt);
    // The numbers are the buyer's by now, but an earlier sending may still undo that: neither is certain.
    if (outcome?.state === 'verifying') return outcome;
    const isNews = outcome && (isRegistered(outcome) || told.state === 'not-registered');
    if (!isNews || isDeepStrictEqual(outcome, told)) return told;
    const [late, joined] = isRegistered(outcome) ? [null, null] : [attempt.late, attempt.joined];
    if (!(await store.replace(attempt, { ...attempt, outcome, late, joined }))) {
      return (await store.find(attempt.key))?.outcome ?? told;
    }
    if (late) return outcome;
    log(attempt, 'purchase-registered-late');
    announce({ ...attempt, phase: 'sent' }, outcome, later);
    return outcome;
  }

  function announce(attempt: Attempt, outcome: PurchaseOutcome, later: Later): void {
    const reason = outcome.state === 'refused' ? { reason: outcome.reason } : {};
    log(attempt, 'purchase-settled', { state: outcome.state, ...reason });
    // A refusal changes no number. Forgetting on refusals would let anyone flood the admin API.
    if (isRegistered(outcome)) forgetSharedReads();
    countPurchase(outcome.state === 'refused' ? outcome.reason : outcome.state);
    const wasSent = attempt.phase === 'sent' || hasUnheardSending(attempt);
    if (wasSent && isRegistered(outcome)) later(notifyOnce(told, admin, attempt, outcome));
  }

  return { run, close, lookAgain };
}

export function settled(attempt: Attempt, outcome: PurchaseOutcome): Attempt {
  const late = lateLookOf(attempt, outcome);
  return { ...attempt, phase: 'settled', buyer: null, note: null, outcome, late };
}

function answer(outcome: PurchaseOutcome): SubmitResult & { ok: true } {
  return { ok: true, outcome };
}

function log({ trace, raffleId }: Attempt, event: string, details: object = {}) {
  logger.info(everyTime({ event, trace, raffleId, ...details }));
}
