import { setTimeout as sleep } from 'node:timers/promises';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Attempt } from './attempt';
import { decideEarly, decideLate } from './decide-outcome';
import { lookUp, type LookUpReads } from './look-up';
import { lookUpPauses } from './timings';

export async function findOutcome(
  reads: LookUpReads,
  attempt: Attempt,
): Promise<PurchaseOutcome | null> {
  const isDecidable = Date.now() >= attempt.decidableAt;
  const finding = await lookUp(reads, attempt);
  if (!finding) return null;
  return isDecidable ? decideLate(attempt, finding) : decideEarly(attempt, finding);
}

/** Null when the admin API does not say for very long. */
export async function verify(
  reads: LookUpReads,
  attempt: Attempt,
  settleMs: number,
): Promise<PurchaseOutcome | null> {
  for (const pause of lookUpPauses(attempt.decidableAt, settleMs, Date.now)) {
    await sleep(pause);
    const outcome = await findOutcome(reads, attempt);
    if (outcome) return outcome;
  }
  return null;
}
