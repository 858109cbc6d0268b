import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askForSync } from '@/lib/offline/outbox/ask-for-sync';
import { notify } from '@/lib/offline/outbox/notification';
import { orFound, sendTapped, withLock } from '@/lib/offline/outbox/send-once';
import type { Answer, NoAnswer } from '@/lib/raffle/answer';
import type { PurchaseOutcome, PurchaseRequest, SeenPrice } from '@/lib/raffle/purchase';
import { fetchOutcome, sendPurchase, type PurchaseUpload } from '@/lib/storefront-api/purchase';
import { entryOf, loadPurchase, onPurchaseChange } from '../draft/purchase-store';
import type { useDraft } from '../draft/use-draft';
import { retryUntilOver, runOutbox } from '../outbox/runner';

export type Ending = { sent: PurchaseRequest } & (
  | Exclude<Answer, { kind: 'unknown-key' | 'cancelled' }>
  /** Not sent, because the paid amount is not the total of `now`. */
  | { kind: 'other-amount'; now: SeenPrice }
);

/** What the form opens at, for a buyer who came back to correct it. */
export type ToCorrect = 'amount' | 'reference';

export type Step =
  | { name: 'form'; at?: ToCorrect }
  /** `share` is the uploaded part, from 0 to 1. */
  | { name: 'sending'; share: number }
  | { name: 'asking' }
  | { name: 'ended'; ending: Ending };

/**
 * Sends the open payment's purchase, once. If its arrival is uncertain, it asks the shop before it shows anything. The
 * runner sends it again while it waits for a network, and this shows the end.
 */
export function useSending(
  raffleId: string,
  draft: ReturnType<typeof useDraft>,
  onEnd: (ending: Ending) => void,
) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  const upload = useRef<AbortController | null>(null);
  const ending = step.name === 'ended' ? step.ending : null;
  const isUnanswered = ending?.kind === 'no-answer';
  const waiting = isUnanswered ? draft.waiting : null;

  function end(how: Ending) {
    setStep({ name: 'ended', ending: how });
    onEnd(how);
  }

  /** Shows an answer, wherever it was heard. */
  function show(answer: Answer, sent: PurchaseRequest): void {
    if (answer.kind === 'cancelled' || answer.kind === 'unknown-key') setStep({ name: 'form' });
    else end({ ...answer, sent });
  }

  async function send(request: PurchaseRequest): Promise<void> {
    const { receipt } = draft;
    if (!receipt) return;
    const { key, waiting: queued } = await draft.start(request);
    if (queued?.hasLeft === false) {
      // Comes before the message, because a buyer who reads it may close the page at once.
      await askForSync();
      return show({ kind: 'no-answer' }, request);
    }
    if (upload.current) return;
    const { signal } = (upload.current = new AbortController());
    const transport = {
      async ask(...question: Parameters<typeof fetchOutcome>) {
        setStep({ name: 'asking' });
        return fetchOutcome(...question);
      },
      async send(purchase: PurchaseUpload) {
        // Asked while holding the lock, so that the worker does not send what this page is sending.
        if (queued) void askForSync();
        const onProgress = (share: number) => setStep({ name: 'sending', share });
        return sendPurchase(purchase, { signal, onProgress });
      },
    };
    setStep({ name: 'sending', share: 0 });
    const tapped = { raffleId, key, request, receipt, waiting: queued };
    const answer = await sendTapped(tapped, transport);
    upload.current = null;
    // The record has the pause after a limit or something else answered.
    if (answer.kind === 'no-answer') await loadPurchase(raffleId);
    show(answer, request);
  }

  /** Shows how it stands. */
  async function ask(key: string, sent: PurchaseRequest): Promise<void> {
    setStep({ name: 'asking' });
    show(orFound({ kind: 'no-answer' }, await fetchOutcome(key, sent.tappedAt)), sent);
  }

  /**
   * Asks the shop before anything is changed or sent again. `shown`: the shop knows the outcome. While
   * another tab or the runner is sending it, it may still arrive, so a shop that does not know it has not answered.
   */
  async function askFirst(
    key: string,
    sent: PurchaseRequest,
    { isRefusalShown = false } = {},
  ): Promise<'shown' | 'nothing-registered' | NoAnswer> {
    setStep({ name: 'asking' });
    const { answer, isAlone } = await withLock(raffleId, async (alone) => {
      return { answer: await fetchOutcome(key, sent.tappedAt), isAlone: alone };
    });
    if (answer.kind === 'no-answer') return answer;
    const state = answer.kind === 'outcome' && answer.outcome.state;
    const isFree = !state || state === 'not-registered' || (state === 'refused' && isRefusalShown);
    if (isFree) return isAlone ? 'nothing-registered' : { kind: 'no-answer' };
    show(answer, sent);
    return 'shown';
  }

  /** Shows what the runner or the worker heard. */
  const onChange = useEffectEvent(() => {
    const purchase = entryOf(raffleId)?.purchase;
    if (!isUnanswered || purchase?.stage !== 'answered') return;
    notify(raffleId, purchase.answer);
    show(purchase.answer, purchase.sent);
  });
  useEffect(() => {
    if (!isUnanswered) return;
    void Promise.resolve().then(() => onChange());
    return onPurchaseChange(() => onChange());
  }, [isUnanswered]);

  const isWaiting = waiting !== null;
  useEffect(() => {
    if (!isWaiting) return;
    void askForSync();
    runOutbox(raffleId);
  }, [isWaiting, raffleId]);

  useAsking(ending, draft.key, show);

  return {
    step,
    /** Set while the payment is stored here and sent automatically. */
    waiting,
    send,
    show,
    ask,
    askFirst,
    end,
    cancel: () => upload.current?.abort(),
    backToForm: (at?: ToCorrect) => setStep({ name: 'form', at }),
  };
}

const ASK_PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000];
const MAY_CHANGE = ['verifying', 'not-registered', 'refused'];

/** Asks again about a shown outcome that may still change. */
function useAsking(
  ending: Ending | null,
  purchaseKey: string,
  show: (answer: Answer, sent: PurchaseRequest) => void,
): void {
  const shown = ending?.kind === 'outcome' ? ending.outcome : null;
  const isOpen = shown !== null && MAY_CHANGE.includes(shown.state);
  const key = isOpen ? purchaseKey : null;

  const onAnswer = useEffectEvent((answer: Answer) => {
    if (!ending || !shown) return;
    if (answer.kind === 'outcome' && newsIn(answer.outcome) !== newsIn(shown)) {
      show(answer, ending.sent);
    } else if (answer.kind === 'unknown-key' && shown.state === 'verifying') {
      show({ kind: 'no-answer' }, ending.sent);
    }
  });

  useEffect(() => {
    if (key === null) return;
    let isGone = false;
    const askAgain = async () => {
      const answer = await fetchOutcome(key);
      if (!isGone) onAnswer(answer);
      return isGone;
    };
    const stop = retryUntilOver(askAgain, ASK_PAUSES_MS);
    return () => {
      isGone = true;
      stop();
    };
  }, [key]);
}

const newsIn = (outcome: PurchaseOutcome) =>
  outcome.state + (outcome.state === 'not-registered' ? String(outcome.taken ?? '') : '');
