import { setTimeout as sleep } from 'node:timers/promises';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { Attempt } from './attempt';
import { judgeEarly, judgeLate } from './judge';
import { lookUp, type LookUpReads } from './look-up';
import { lookUpPauses } from './timings';

/** Looks the attempt up once; null while it is not certain how it ended. */
export async function findOutcome(
  reads: LookUpReads,
  attempt: Attempt,
): Promise<PurchaseOutcome | null> {
  const isDecidable = Date.now() >= attempt.decidableAt;
  const finding = await lookUp(reads, attempt);
  if (!finding) return null;
  return isDecidable ? judgeLate(attempt, finding) : judgeEarly(attempt, finding);
}

/** Looks it up until it is certain; null when the admin API would not say for very long. */
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
