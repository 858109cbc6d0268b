import { setTimeout as sleep } from 'node:timers/promises';
import { findMethod } from '@/lib/admin-api/payment-methods';
import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { PaymentAdmin } from './admin-calls';
import type { Attempt } from './attempt';
import { lookUp, type Finding } from './look-up';
import { notRegistered, refused, registered } from './outcome';

type Refusal = Extract<RegistrationVerdict, { kind: 'refused' }>;

export async function decideVerdict(
  admin: PaymentAdmin,
  attempt: Attempt,
  { purchase }: Registration,
  verdict: RegistrationVerdict,
  recheckMs: number,
): Promise<PurchaseOutcome | null> {
  switch (verdict.kind) {
    case 'registered':
      return registered(attempt, numbersOf(attempt, verdict.confirmed));
    case 'refused':
      return decideRefusal(admin, attempt, purchase.request.method, verdict, recheckMs);
    case 'not-sent':
      return notRegistered(attempt);
    case 'unknown':
      return null;
  }
}

/** A refusal often means that an earlier sending went through, so it takes two empty look-ups to believe it. */
async function decideRefusal(
  admin: PaymentAdmin,
  attempt: Attempt,
  methodId: string,
  { cause, msg, ...refusal }: Refusal,
  recheckMs: number,
): Promise<PurchaseOutcome | null> {
  let finding: Finding | null = null;
  for (const pauseMs of [0, recheckMs]) {
    await sleep(pauseMs);
    finding = await lookUp(admin, attempt);
    if (!finding) return null;
    if (finding.own.length > 0) return registered(attempt, finding.own);
  }
  if (cause === 'tickets-taken') {
    const named = numbersOf(attempt, refusal.taken);
    return refused(attempt, cause, { msg, taken: named.length > 0 ? named : finding?.foreign });
  }
  if (cause !== 'other') return refused(attempt, cause, { msg });
  const sale = await admin.raffleForSale(attempt.raffleId);
  if (!sale.ok) return refused(attempt, 'refused-by-seller', { msg });
  if (!takesPayments(sale.value.raffle, new Date()))
    return refused(attempt, 'raffle-closed', { msg });
  const isGone = findMethod(sale.value.methods, methodId) === null;
  return refused(attempt, isGone ? 'method-gone' : 'refused-by-seller', { msg });
}

function numbersOf({ tickets }: Attempt, ids: string[]): string[] {
  return tickets.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
}
