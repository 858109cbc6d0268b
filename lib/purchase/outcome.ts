import { digitalTicketPath } from '@/lib/ticket/path';
import type { TicketTotal } from '@/lib/raffle/digital-ticket';
import { convertedPriceOf, priceOf } from '@/lib/raffle/price';
import type { PurchaseOutcome, RefusalReason, SeenPrice } from '@/lib/raffle/purchase';
import { refusalMessages } from '@/lib/raffle/reasons';
import type { Entry, Purchase, Terms } from './entry';

export type Registered = Extract<PurchaseOutcome, { state: 'registered' | 'partly-registered' }>;

export function isRegistered(outcome: PurchaseOutcome | null): outcome is Registered {
  return outcome?.state === 'registered' || outcome?.state === 'partly-registered';
}

export function holdsNoNumbers({ state }: PurchaseOutcome): boolean {
  return state === 'refused' || state === 'not-registered';
}

export function verifying({ trace }: Pick<Entry, 'trace'>): PurchaseOutcome {
  return { state: 'verifying', trace };
}

export function notRegistered(
  { trace }: Pick<Entry, 'trace'>,
  taken: string[] = [],
): PurchaseOutcome {
  return { state: 'not-registered', trace, ...(taken.length > 0 && { taken }) };
}

export function registered(
  { buyer, raffleId, tickets, terms, trace }: Purchase,
  own: string[],
): PurchaseOutcome {
  const taken = tickets.map(({ number }) => number).filter((number) => !own.includes(number));
  const total = totalOf(own.length, terms);
  const ticketPath = digitalTicketPath({ ...buyer, raffleId, numbers: own, total });
  return taken.length === 0
    ? { state: 'registered', numbers: own, ticketPath, trace }
    : { state: 'partly-registered', numbers: own, taken, ticketPath, trace };
}

export function totalOf(quantity: number, terms: Terms | null): TicketTotal | null {
  if (!terms) return null;
  const { pricing, rate, currency } = terms;
  return {
    base: priceOf(quantity, pricing),
    converted: rate === 1 ? null : { amount: convertedPriceOf(quantity, pricing, rate), currency },
  };
}

export function refused(
  { trace }: Pick<Entry, 'trace'>,
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
