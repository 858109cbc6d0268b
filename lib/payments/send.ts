import { setTimeout as sleep } from 'node:timers/promises';
import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { PaymentAdmin } from './admin';
import type { Attempt } from './attempt';
import { refused, registered } from './judge';
import { lookUp } from './look-up';
import type { PaymentTimings } from './timings';

type Refusal = Extract<RegistrationVerdict, { kind: 'refused' }>;

/** Sends the purchase, once, and says how it ended; null when nobody knows. */
export async function send(
  admin: PaymentAdmin,
  attempt: Attempt,
  registration: Registration,
  timings: PaymentTimings,
): Promise<PurchaseOutcome | null> {
  const verdict = await admin.register(registration, timings.answerMs);
  switch (verdict.kind) {
    case 'registered':
      return registered(attempt, numbersOf(attempt, verdict.confirmed));
    case 'refused':
      return judgeRefusal(admin, attempt, verdict, timings.recheckMs);
    case 'not-sent':
      return { state: 'not-registered', trace: attempt.trace };
    case 'unknown':
      return null;
  }
}

/**
 * "Taken" and "reference used" usually mean that an earlier sending went through, so a refusal is
 * believed only when two look-ups find nothing of this buyer: the earlier one may just be ending.
 */
async function judgeRefusal(
  admin: PaymentAdmin,
  attempt: Attempt,
  refusal: Refusal,
  recheckMs: number,
): Promise<PurchaseOutcome | null> {
  for (const pauseMs of [0, recheckMs]) {
    await sleep(pauseMs);
    const finding = await lookUp(admin, attempt);
    if (!finding) return null;
    if (finding.own.length > 0) return registered(attempt, finding.own);
  }
  const { cause, msg } = refusal;
  if (cause === 'tickets-taken') {
    return refused(attempt, cause, { msg, taken: numbersOf(attempt, refusal.taken) });
  }
  if (cause === 'reference-used') return refused(attempt, cause, { msg });
  const raffle = await admin.raffleForSale(attempt.raffleId);
  const isClosed = raffle.ok && (!raffle.value.raffle.isOpen || raffle.value.raffle.isPending);
  return refused(attempt, isClosed ? 'raffle-closed' : 'refused-by-seller', { msg });
}

function numbersOf({ tickets }: Attempt, ids: string[]): string[] {
  return tickets.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
}
