import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { useDraft } from '../draft/use-draft';
import type { Step, useAttempt } from './use-attempt';
import { useVerifying } from './use-verifying';
import { useWaitingForCapacity } from './use-waiting-for-capacity';

type Parts = {
  draft: ReturnType<typeof useDraft>;
  attempt: ReturnType<typeof useAttempt>;
};

/** Rechecks shown outcomes that may still change, and resends a purchase that waits for room. */
export function useRecheckOutcome({ draft, attempt }: Parts): void {
  const told = openEnding(attempt.step);
  const isLate = told !== null && told.outcome.state !== 'verifying';
  useVerifying(told && draft.key, isLate ? LATE_LOOK_MS : Infinity, (answer) => {
    if (!told || (answer.ok && isSameNews(answer.outcome, told.outcome))) return;
    const { sent } = told;
    if (answer.ok) attempt.end({ kind: 'outcome', outcome: answer.outcome, sent });
    else if (answer.reason === 'unknown-key' && !isLate) attempt.end({ kind: 'no-signal', sent });
  });

  const waiting = waitingIn(attempt.step);
  useWaitingForCapacity(waiting?.outcome ?? null, async () => {
    if (!waiting || !draft.receipt) return;
    const { key, receipt } = draft;
    await attempt.sendQuietly({ key, request: waiting.sent, receipt });
  });
}

/** Null when no shown outcome may change. */
function openEnding(step: Step) {
  if (step.name !== 'ended' || step.ending.kind !== 'outcome') return null;
  const { state } = step.ending.outcome;
  const mayChange = state === 'verifying' || state === 'not-registered' || state === 'refused';
  return mayChange ? step.ending : null;
}

function isSameNews(answered: PurchaseOutcome, told: PurchaseOutcome): boolean {
  return answered.state === told.state && String(takenIn(answered)) === String(takenIn(told));
}

function takenIn(outcome: PurchaseOutcome): string[] {
  return outcome.state === 'not-registered' ? (outcome.taken ?? []) : [];
}

function waitingIn(step: Step) {
  if (step.name !== 'ended' || step.ending.kind !== 'outcome') return null;
  const { outcome, sent } = step.ending;
  return outcome.state === 'waiting-for-room' ? { outcome, sent } : null;
}
