import { setTimeout as sleep } from 'node:timers/promises';
import { findMethod } from '@/lib/admin-api/payment-methods';
import type { Registration, RegistrationVerdict } from '@/lib/admin-api/payments';
import { digitalTicketPath } from '@/lib/ticket/path';
import type { TicketTotal } from '@/lib/raffle/digital-ticket';
import { convertedPriceOf, priceOf } from '@/lib/raffle/price';
import type { PurchaseOutcome, RefusalReason, SeenPrice } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import { takesPayments } from '@/lib/raffle/sale-state';
import type { PaymentAdmin } from './admin-calls';
import type { Attempt } from './attempt';
import { lookUp, type Finding } from './look-up';

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
  if (!takesPayments(sale.value.raffle)) return refused(attempt, 'raffle-closed', { msg });
  const isGone = findMethod(sale.value.methods, methodId) === null;
  return refused(attempt, isGone ? 'method-gone' : 'refused-by-seller', { msg });
}

function numbersOf({ tickets }: Attempt, ids: string[]): string[] {
  return tickets.filter(({ id }) => ids.includes(id)).map(({ number }) => number);
}

/** Decides while a sending may still be on its way; null: nothing is certain yet. */
export function decideEarly(attempt: Attempt, { own }: Finding): PurchaseOutcome | null {
  return own.length === attempt.tickets.length ? registered(attempt, own) : null;
}

/** Decides once nothing should be on its way. An unanswered sending is not refused: it may still be registered. */
export function decideLate(attempt: Attempt, { own, foreign }: Finding): PurchaseOutcome {
  if (own.length > 0) return registered(attempt, own);
  return attempt.phase !== 'sent' && foreign.length > 0
    ? refused(attempt, 'tickets-taken', { taken: foreign })
    : notRegistered(attempt, foreign);
}

export function notRegistered(
  { trace }: Pick<Attempt, 'trace'>,
  taken: string[] = [],
): PurchaseOutcome {
  return { state: 'not-registered', trace, ...(taken.length > 0 && { taken }) };
}

export function registered(attempt: Attempt, own: string[]): PurchaseOutcome {
  return registeredAt(attempt, own, ticketPathOf(attempt, own));
}

export function registeredAt(
  { tickets, trace }: Pick<Attempt, 'tickets' | 'trace'>,
  own: string[],
  ticketPath: string,
): PurchaseOutcome {
  const taken = tickets.map(({ number }) => number).filter((number) => !own.includes(number));
  return taken.length === 0
    ? { state: 'registered', numbers: own, ticketPath, trace }
    : { state: 'partly-registered', numbers: own, taken, ticketPath, trace };
}

export function ticketPathOf({ buyer, raffleId, terms }: Attempt, numbers: string[]): string {
  if (!buyer) throw new Error('An attempt without its buyer has no digital ticket');
  return digitalTicketPath({ ...buyer, raffleId, numbers, total: totalOf(numbers.length, terms) });
}

export function totalOf(quantity: number, terms: Attempt['terms']): TicketTotal | null {
  if (!terms) return null;
  const { pricing, rate, currency } = terms;
  return {
    base: priceOf(quantity, pricing),
    converted: rate === 1 ? null : { amount: convertedPriceOf(quantity, pricing, rate), currency },
  };
}

export function refused(
  { trace }: Attempt,
  reason: RefusalReason,
  details: { msg?: string | null; taken?: string[]; now?: SeenPrice } = {},
): PurchaseOutcome {
  return {
    state: 'refused',
    reason,
    msg: details.msg || refusalMessages[reason],
    taken: details.taken ?? [],
    now: details.now ?? null,
    trace,
  };
}

/** A joined attempt may have asked for other numbers with the same payment. */
export function shareOutcome(joined: Attempt, outcome: PurchaseOutcome): PurchaseOutcome {
  const asked = (numbers: string[]) =>
    joined.tickets.map(({ number }) => number).filter((number) => numbers.includes(number));
  switch (outcome.state) {
    case 'registered':
    case 'partly-registered': {
      const own = asked(outcome.numbers);
      const shared =
        own.length > 0
          ? registeredAt(joined, own, outcome.ticketPath)
          : refused(joined, 'reference-used');
      return { ...shared, trace: outcome.trace };
    }
    case 'refused': {
      const taken = asked(outcome.taken);
      const isAboutOthers = outcome.reason === 'tickets-taken' && taken.length === 0;
      return isAboutOthers ? notRegistered(outcome) : { ...outcome, taken };
    }
    case 'not-registered':
      return notRegistered(outcome, asked(outcome.taken ?? []));
    case 'verifying':
    case 'waiting-for-room':
      return outcome;
  }
}
