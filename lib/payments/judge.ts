import { digitalTicketPath } from '@/lib/digital-ticket/path';
import { refusalSentences } from '@/lib/raffle/reasons';
import type { PurchaseOutcome, RefusalReason } from '@/lib/raffle/purchase';
import type { Attempt } from './attempt';
import type { Finding } from './look-up';

/** What a finding says by itself while something may still be on its way; null: nothing certain yet. */
export function judgeEarly(attempt: Attempt, { own }: Finding): PurchaseOutcome | null {
  return own.length === attempt.tickets.length ? registered(attempt, own) : null;
}

/** What a finding says once nothing of the attempt can be on its way any more. */
export function judgeLate(attempt: Attempt, { own, foreign }: Finding): PurchaseOutcome {
  if (own.length > 0) return registered(attempt, own);
  if (foreign.length > 0) return refused(attempt, 'tickets-taken', { taken: foreign });
  return { state: 'not-registered', trace: attempt.trace };
}

/** `own` are the numbers of the attempt that are the buyer's now: at least one. */
export function registered({ buyer, ...attempt }: Attempt, own: string[]): PurchaseOutcome {
  if (!buyer) throw new Error('Without its buyer nothing can be found to be registered');
  const { raffleId } = attempt;
  return withTicket(attempt, own, digitalTicketPath({ ...buyer, raffleId, numbers: own }));
}

function withTicket(
  { tickets, trace }: Pick<Attempt, 'tickets' | 'trace'>,
  own: string[],
  ticketPath: string,
): PurchaseOutcome {
  const taken = tickets.map(({ number }) => number).filter((number) => !own.includes(number));
  return taken.length === 0
    ? { state: 'registered', numbers: own, ticketPath, trace }
    : { state: 'partly-registered', numbers: own, taken, ticketPath, trace };
}

export function refused(
  { trace }: Attempt,
  reason: RefusalReason,
  details: {
    msg?: string | null;
    taken?: string[];
    now?: { price: number; rate: number };
  } = {},
): PurchaseOutcome {
  return {
    state: 'refused',
    reason,
    msg: details.msg || refusalSentences[reason],
    taken: details.taken ?? [],
    now: details.now ?? null,
    trace,
  };
}

/**
 * What the outcome of one attempt means for another that joined it, which may have asked for other
 * numbers with the same payment.
 */
export function shareOutcome(joined: Attempt, outcome: PurchaseOutcome): PurchaseOutcome {
  switch (outcome.state) {
    case 'registered':
    case 'partly-registered': {
      const own = joined.tickets
        .map(({ number }) => number)
        .filter((number) => outcome.numbers.includes(number));
      const shared =
        own.length > 0
          ? withTicket(joined, own, outcome.ticketPath)
          : refused(joined, 'reference-used');
      return { ...shared, trace: outcome.trace };
    }
    case 'refused': {
      const taken = outcome.taken.filter((lost) =>
        joined.tickets.some(({ number }) => number === lost),
      );
      const isAboutOthers = outcome.reason === 'tickets-taken' && taken.length === 0;
      return isAboutOthers
        ? { state: 'not-registered', trace: outcome.trace }
        : { ...outcome, taken };
    }
    default:
      return outcome;
  }
}
