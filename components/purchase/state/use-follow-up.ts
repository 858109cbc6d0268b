import { useEffect, useEffectEvent, useState } from 'react';
import { askForSync } from '@/lib/offline/outbox/ask-for-sync';
import type { Answer } from '@/lib/raffle/answer';
import { LATE_LOOK_MS } from '@/lib/raffle/limits';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { fetchOutcome } from '@/lib/storefront-api/purchase';
import type { useDraft } from '../draft/use-draft';
import { markPaymentOpen } from '../draft/purchase-store';
import { retryUntilOver } from '../outbox/retry-until-over';
import type { Step, useAttempt } from './use-attempt';

type Parts = {
  draft: ReturnType<typeof useDraft>;
  attempt: ReturnType<typeof useAttempt>;
};

/** Sends a queued payment while the payment is open. After it closes the page does, and without a page the worker. */
export function useOutbox(raffleId: string, { draft, attempt }: Parts) {
  const [goesWithoutPage, setGoesWithoutPage] = useState(false);
  const waiting = isWithoutAnswer(attempt.step) ? draft.waiting : null;

  useEffect(() => {
    const release = markPaymentOpen(raffleId);
    // Loaded now, while there is a network: it is needed when the payment closes without one.
    const background = import('../outbox/background').catch(() => null);
    return () => {
      release();
      void background.then((loaded) => loaded?.startOutbox());
    };
  }, [raffleId]);

  const tryOnce = useEffectEvent(async ({ isNetworkBack }: { isNetworkBack: boolean }) => {
    const { key, sent, receipt } = draft;
    if (!sent || !receipt || !waiting) return true;
    return attempt.tryQueued({ key, request: sent, receipt, waiting }, isNetworkBack);
  });

  const isWaiting = waiting !== null;
  useEffect(() => {
    if (!isWaiting) return;
    let isGone = false;
    void askForSync().then((isPromised) => !isGone && setGoesWithoutPage(isPromised));
    const stop = retryUntilOver((network) => tryOnce(network), { atOnce: false });
    return () => {
      isGone = true;
      stop();
    };
  }, [isWaiting]);

  return {
    /** Set while the payment is stored here and sent automatically. */
    waiting,
    /** It is sent even with no page of the shop open. */
    goesWithoutPage,
    /** The "Cancelar este envío" action. If the payment may have been sent meanwhile, it asks the shop. */
    async keepUnsent(): Promise<void> {
      if (!draft.sent) return;
      if (!(await draft.takeBack())) return attempt.ask(draft.key, draft.sent);
      attempt.backToForm();
    },
  };
}

function isWithoutAnswer(step: Step): boolean {
  return step.name === 'ended' && step.ending.kind === 'no-answer';
}

const LOOK_PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000];

/** Rechecks shown outcomes that may still change. */
export function useRecheckOutcome({ draft, attempt }: Parts): void {
  const told = openEnding(attempt.step);
  const isLate = told !== null && told.outcome.state !== 'verifying';
  const key = told && draft.key;
  const lifeMs = isLate ? LATE_LOOK_MS : Infinity;

  const onAnswer = useEffectEvent((answer: Answer) => {
    if (!told) return;
    const { sent, outcome } = told;
    if (answer.kind === 'outcome' && !isSameNews(answer.outcome, outcome)) {
      attempt.tell(answer, sent);
    } else if (answer.kind === 'unknown-key' && !isLate) {
      attempt.tell({ kind: 'no-answer' }, sent);
    }
  });

  useEffect(() => {
    if (key === null) return;
    const endsAt = Date.now() + lifeMs;
    let isGone = false;
    const look = async () => {
      if (Date.now() > endsAt) return true;
      const answer = await fetchOutcome(key);
      if (!isGone) onAnswer(answer);
      return isGone;
    };
    const stop = retryUntilOver(look, {
      pausesMs: LOOK_PAUSES_MS,
      isCutBy: { network: true, sight: true },
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [key, lifeMs]);
}

/** Spreads the buyers whom the same limit refused. */
const SPREAD_MS = 5000;

/** Sends a purchase that a limit refused once more, when the shop said. */
export function useRetryAfterLimit(step: Step, retry: (sent: PurchaseRequest) => void): void {
  const error = step.name === 'ended' && step.ending.kind === 'api-error' ? step.ending : null;
  const again = useEffectEvent(async () => {
    if (error) retry(error.sent);
    return true;
  });

  useEffect(() => {
    if (!error?.retryInMs) return;
    const pausesMs = [error.retryInMs + Math.random() * SPREAD_MS];
    // Nothing shortens the pause.
    return retryUntilOver(() => again(), { pausesMs, isCutBy: {} });
  }, [error]);
}

type Told = Extract<Extract<Step, { name: 'ended' }>['ending'], { kind: 'outcome' }>;

/** Null when no shown outcome may change. */
function openEnding(step: Step): Told | null {
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
