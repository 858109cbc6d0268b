import { useEffect, useEffectEvent, useState } from 'react';
import { askForSync } from '@/lib/offline/outbox/ask-for-sync';
import type { TryOptions } from '@/lib/offline/outbox/try-kept';
import type { useDraft } from '../draft/use-draft';
import { markPaymentOpen } from '../outbox/open-payments';
import { retryUntilOver } from '../outbox/retry-until-over';
import { hasLeft } from '../outbox/outbox-draft';
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

  const tryOnce = useEffectEvent(async (options: TryOptions) => {
    const { key, sent, receipt } = draft;
    if (!sent || !receipt || !waiting) return true;
    const isOver = await attempt.tryAlone({ key, request: sent, receipt, waiting }, options);
    if (!isOver && (await hasLeft(raffleId, key, waiting))) draft.leave();
    return isOver;
  });

  const isWaiting = waiting !== null;
  useEffect(() => {
    if (!isWaiting) return;
    let isGone = false;
    void askForSync().then((isPromised) => !isGone && setGoesWithoutPage(isPromised));
    const stop = retryUntilOver((options) => tryOnce(options), { atOnce: false });
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
  return step.name === 'ended' && step.ending.kind === 'no-signal' && !step.ending.isGivenUp;
}
