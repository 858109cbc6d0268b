import { useEffect, useEffectEvent, useState } from 'react';
import { askForSync } from '@/lib/offline/outbox/ask-for-sync';
import type { useDraft } from '../draft/use-draft';
import { markPaymentOpen } from '../outbox/open-payments';
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
    /** The "No enviar" action. If the payment may have been sent meanwhile, it asks the shop. */
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
