import { digitalTicketPath } from '@/lib/ticket/path';
import type { TicketTotal } from '@/lib/raffle/digital-ticket';
import { convertedPriceOf, priceOf } from '@/lib/raffle/price';
import type { PurchaseOutcome, RefusalReason, SeenPrice } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import type { Attempt } from './attempt';

type Registered = Extract<PurchaseOutcome, { state: 'registered' | 'partly-registered' }>;

export function isRegistered(outcome: PurchaseOutcome | null): outcome is Registered {
  return outcome?.state === 'registered' || outcome?.state === 'partly-registered';
}

export function holdsNoNumbers({ state }: PurchaseOutcome): boolean {
  return state === 'refused' || state === 'not-registered';
}

export function verifying({ trace }: Attempt): PurchaseOutcome {
  return { state: 'verifying', trace };
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
      return outcome;
  }
}
