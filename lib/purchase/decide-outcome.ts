import { setTimeout as sleep } from 'node:timers/promises';
import { findMethod } from '@/lib/admin-api/payment-methods';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { PaymentAdmin } from './admin-calls';
import type { Purchase } from './entry';
import { lookUp, type Finding } from './look-up';
import { notRegistered, refused, registered } from './outcome';

type Refusal = Extract<RegistrationVerdict, { kind: 'refused' }>;

/** Null while nothing is certain. */
export async function decideVerdict(
  admin: PaymentAdmin,
  purchase: Purchase,
  methodId: string,
  verdict: RegistrationVerdict,
  recheckMs: number,
): Promise<PurchaseOutcome | null> {
  switch (verdict.kind) {
    case 'registered':
      return registered(purchase, numbersOf(purchase, verdict.confirmed));
    case 'refused':
      return decideRefusal(admin, purchase, methodId, verdict, recheckMs);
    case 'not-sent':
      return notRegistered(purchase);
    case 'unknown':
      return null;
  }
}

/** A refusal often means that an earlier sending went through, so it takes two empty look-ups to believe it. */
async function decideRefusal(
  admin: PaymentAdmin,
  purchase: Purchase,
  methodId: string,
  { cause, msg, ...refusal }: Refusal,
  recheckMs: number,
): Promise<PurchaseOutcome | null> {
  let finding: Finding | null = null;
  for (const pauseMs of [0, recheckMs]) {
    await sleep(pauseMs);
    finding = await lookUp(admin, purchase);
    if (!finding) return null;
    if (finding.own.length > 0) return registered(purchase, finding.own);
  }
  if (cause === 'tickets-taken') {
    const named = numbersOf(purchase, refusal.taken);
    const taken = named.length > 0 ? named : (finding?.foreign ?? []);
    // Two purchases that collided may both have been undone.
    return taken.length > 0 ? refused(purchase, cause, { msg, taken }) : notRegistered(purchase);
  }
  if (cause !== 'other') return refused(purchase, cause, { msg });
  const sale = await admin.raffleForSale(purchase.raffleId);
  if (!sale.ok) return refused(purchase, 'refused-by-seller', { msg });
  if (!takesPayments(sale.value.raffle, new Date()))
    return refused(purchase, 'raffle-closed', { msg });
  const isGone = findMethod(sale.value.methods, methodId) === null;
  return refused(purchase, isGone ? 'method-gone' : 'refused-by-seller', { msg });
}

function numbersOf({ tickets }: Purchase, ids: string[]): string[] {
  return tickets.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
}
