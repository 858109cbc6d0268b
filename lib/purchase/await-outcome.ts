import { setTimeout as sleep } from 'node:timers/promises';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { LookUpReads } from './admin-calls';
import type { Attempt } from './attempt';
import { decideEarly, decideLate } from './decide-outcome';
import { isSure } from './late-look';
import { lookUp } from './look-up';
import type { Ownership } from './ownership';

const GIVE_UP_MS = 10 * 60_000;

export async function findOutcome(
  reads: LookUpReads,
  ownership: Ownership,
  attempt: Attempt,
): Promise<PurchaseOutcome | null> {
  const isDecidable = Date.now() >= attempt.decidableAt;
  const finding = await lookUp(reads, attempt);
  if (!finding || !isSure(ownership, attempt, finding.own)) return null;
  return isDecidable ? decideLate(attempt, finding) : decideEarly(attempt, finding);
}

/** Null when the admin API gives no answer for very long. */
export async function awaitOutcome(
  reads: LookUpReads,
  ownership: Ownership,
  attempt: Attempt,
  settleMs: number,
): Promise<PurchaseOutcome | null> {
  for (const pause of lookUpPauses(attempt.decidableAt, settleMs, Date.now)) {
    await sleep(pause);
    const outcome = await findOutcome(reads, ownership, attempt);
    if (outcome) return outcome;
  }
  return null;
}

function* lookUpPauses(
  decidableAt: number,
  settleMs: number,
  now: () => number,
): Generator<number> {
  let pause = settleMs / 10;
  while (now() < decidableAt + GIVE_UP_MS) {
    const untilDecidable = decidableAt - now();
    yield untilDecidable > 0 ? Math.min(pause, untilDecidable) : pause;
    pause = Math.min(pause * 1.5, settleMs);
  }
}
