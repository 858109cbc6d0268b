import { useEffect, useEffectEvent } from 'react';
import type { useDraft } from '../draft/use-draft';
import { holdOutbox } from '../outbox/hold';
import { keepAtIt } from '../outbox/keep-at-it';
import { noteLeaving, takeBack } from '../outbox/outbox-draft';
import type { Step, useAttempt } from './use-attempt';

type Parts = {
  draft: ReturnType<typeof useDraft>;
  attempt: ReturnType<typeof useAttempt>;
};

/** While the payment is open, what waits for a line is sent by it; when it closes, by the page. */
export function useOutbox(raffleId: string, { draft, attempt }: Parts) {
  const waiting = isWithoutAnswer(attempt.step) ? draft.waiting : null;

  useEffect(() => {
    const release = holdOutbox(raffleId);
    // Now, while there is a line: it is needed when the payment is closed without one.
    const background = import('../outbox/background').catch(() => null);
    return () => {
      release();
      void background.then((loaded) => loaded?.startOutbox());
    };
  }, [raffleId]);

  const tryOnce = useEffectEvent(async () => {
    const { key, sent, receipt } = draft;
    if (!sent || !receipt || !waiting) return true;
    return attempt.tryAlone({ key, request: sent, receipt, waiting }, async () => {
      const leaves = await noteLeaving(raffleId, key);
      if (leaves) draft.leave();
      return leaves;
    });
  });

  const isWaiting = waiting !== null;
  useEffect(() => {
    if (isWaiting) return keepAtIt(() => tryOnce(), { atOnce: false });
  }, [isWaiting]);

  return {
    /** It is kept here and goes out by itself. */
    waiting,
    /** "No enviar"; what may have left meanwhile is asked about. */
    async keepUnsent(): Promise<void> {
      if (!draft.sent) return;
      if (!(await takeBack(raffleId))) return attempt.ask(draft.key, draft.sent);
      draft.takeBack();
      attempt.backToForm();
    },
  };
}

function isWithoutAnswer(step: Step): boolean {
  return step.name === 'ended' && step.ending.kind === 'no-signal' && !step.ending.isGivenUp;
}
