import { useRef, useState } from 'react';
import { askForSync } from '@/lib/offline/outbox/ask-for-sync';
import {
  sendQueued,
  sendTapped,
  settle,
  type QueuedPurchase,
  type SendOptions,
  type TappedPurchase,
} from '@/lib/offline/outbox/send-once';
import { isFinal, type Answer, type NoAnswer } from '@/lib/raffle/answer';
import type { PurchaseRequest, SeenPrice } from '@/lib/raffle/purchase';
import { pageTransport } from '@/lib/storefront-api/page-transport';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { notify } from '@/lib/offline/outbox/notification';

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

type Recorder = Required<SendOptions>['record'];
type Tapped = Omit<TappedPurchase, 'raffleId'>;
type Queued = Omit<QueuedPurchase, 'raffleId'>;

/**
 * Sends one purchase, once. If its arrival is uncertain, it asks the shop before it shows anything.
 * It resends automatically only purchases that wait for a network, and once those that a limit refused.
 */
export function useAttempt(raffleId: string, record: Recorder, onEnd: (ending: Ending) => void) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  const inFlight = useRef<AbortController | null>(null);
  /** Counts shown steps. An attempt that began before the latest step is ignored. */
  const turn = useRef(0);

  function show(next: Step) {
    turn.current += 1;
    setStep(next);
  }

  function end(ending: Ending) {
    show({ name: 'ended', ending });
    onEnd(ending);
  }

  /** Shows an answer, wherever it was heard. */
  function tell(answer: Answer, sent: PurchaseRequest): void {
    if (answer.kind === 'cancelled' || answer.kind === 'unknown-key') show({ name: 'form' });
    else end({ ...answer, sent });
  }

  /** Null while another upload runs. */
  async function upload(tapped: Tapped, onStep: (step: Step) => void): Promise<Answer | null> {
    if (inFlight.current) return null;
    const { signal } = (inFlight.current = new AbortController());
    const transport: SendOptions['transport'] = {
      ask(...question) {
        onStep({ name: 'asking' });
        return fetchOutcome(...question);
      },
      send(purchase) {
        // Asked while holding the lock, so that the worker does not send what this page is sending.
        if (tapped.waiting) void askForSync();
        const onProgress = (share: number) => onStep({ name: 'sending', share });
        return sendPurchase(purchase, { signal, onProgress });
      },
    };
    onStep({ name: 'sending', share: 0 });
    const answer = await sendTapped({ raffleId, ...tapped }, { transport, record });
    inFlight.current = null;
    return answer;
  }

  /** @param isRetry it is sent without a tap, after which nothing is sent without one */
  async function send(tapped: Tapped, { isRetry = false } = {}): Promise<void> {
    const answer = await upload(tapped, show);
    if (!answer) return;
    const isLimited = answer.kind === 'api-error';
    tell(isRetry && isLimited ? { ...answer, retryInMs: 0 } : answer, tapped.request);
  }

  /** Tries to send a purchase that waits for a network. Resolves to whether it is over. */
  async function tryQueued(queued: Queued, isNetworkBack: boolean): Promise<boolean> {
    const begun = turn.current;
    const options = { transport: pageTransport, record, isNetworkBack };
    const answer = await sendQueued({ raffleId, ...queued }, options);
    if (turn.current !== begun) return false;
    if (isFinal(answer)) {
      notify(raffleId, answer);
      tell(answer, queued.request);
      return true;
    }
    if (answer.kind === 'no-answer' && answer.isForeign) tell(answer, queued.request);
    return false;
  }

  /** @param sending the sending that got no answer */
  async function ask(
    key: string,
    sent: PurchaseRequest,
    sending: NoAnswer = { kind: 'no-answer' },
  ): Promise<void> {
    show({ name: 'asking' });
    tell(settle(sending, await fetchOutcome(key, sent.tappedAt)), sent);
  }

  /** Asks the shop before anything is changed or sent again. `told`: the shop knows the outcome, and it is shown. */
  async function askFirst(
    key: string,
    sent: PurchaseRequest,
    { refusalIsTold = false } = {},
  ): Promise<'told' | 'nothing-registered' | NoAnswer> {
    show({ name: 'asking' });
    const answer = await fetchOutcome(key, sent.tappedAt);
    if (answer.kind === 'no-answer') return answer;
    if (answer.kind !== 'outcome') return 'nothing-registered';
    const { state } = answer.outcome;
    const isFree = state === 'not-registered' || (state === 'refused' && refusalIsTold);
    if (isFree) return 'nothing-registered';
    tell(answer, sent);
    return 'told';
  }

  return {
    step,
    send,
    tryQueued,
    tell,
    ask,
    askFirst,
    end,
    cancel: () => inFlight.current?.abort(),
    backToForm: (at?: ToCorrect) => show({ name: 'form', at }),
  };
}
