import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { buyerHashes, type Attempt, type LateLook } from './attempt';
import { isRegistered, notRegistered, ticketPathOf } from './outcome';

/** A sending that has registered nothing yet may still do so, as may an earlier one under the same key. */
export function lateLookOf(attempt: Attempt, outcome: PurchaseOutcome): LateLook | null {
  if (isRegistered(outcome)) return null;
  const earlier = pending(attempt);
  if (attempt.phase !== 'sent') return earlier;
  const isUnheard = outcome.state === 'not-registered';
  return startLook(attempt, (earlier?.unheard ?? 0) + Number(isUnheard)) ?? earlier;
}

function startLook(attempt: Attempt, unheard: number): LateLook | null {
  const { buyer, raffleId, tickets, note } = attempt;
  if (!buyer) return null;
  return {
    until: Date.now() + LATE_LOOK_MS,
    buyer: buyerHashes(raffleId, buyer),
    ticketPath: ticketPathOf(
      attempt,
      tickets.map(({ number }) => number),
    ),
    note: note ?? attempt.late?.note ?? null,
    unheard,
  };
}

export function pending({ late }: Pick<Attempt, 'late'>): LateLook | null {
  return late && Date.now() < late.until ? late : null;
}

export function hasUnheardSending(attempt: Pick<Attempt, 'late'>): boolean {
  return (pending(attempt)?.unheard ?? 0) > 0;
}

/**
 * The admin API may handle two sendings at the same time and undo both, even if it has answered one. A sending still at
 * work may have registered only a part so far, or may free that part again.
 * @param isHeard whether the last sending was answered
 */
export function mayBeUndone(attempt: Attempt, own: readonly string[], isHeard = false): boolean {
  const unheard = pending(attempt)?.unheard ?? 0;
  const sent = Number(attempt.phase === 'sent');
  const isPart = own.length < attempt.tickets.length;
  return unheard + sent >= 2 || (isPart && unheard + (isHeard ? 0 : sent) >= 1);
}

/** Taken numbers do not settle an earlier, unanswered sending. */
export function besidesEarlier(attempt: Attempt, outcome: PurchaseOutcome): PurchaseOutcome {
  const isTaken = outcome.state === 'refused' && outcome.reason === 'tickets-taken';
  return isTaken && hasUnheardSending(attempt) ? notRegistered(attempt, outcome.taken) : outcome;
}

/**
 * A new opening of a key takes over the late look that is still running for it.
 * @param earlier the key's own attempt, and the one that it shared
 */
export function takeOver(attempt: Attempt, earlier: readonly (Attempt | null)[]): Attempt {
  for (const one of earlier) {
    const late = one?.boundTo === attempt.boundTo && pending(one);
    if (late) return { ...attempt, late, terms: one.terms };
  }
  return attempt;
}
