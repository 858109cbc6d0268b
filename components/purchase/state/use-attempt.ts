import { useRef, useState } from 'react';
import { askForSync } from '@/lib/offline/outbox/ask-for-sync';
import { notePause } from '@/lib/offline/outbox/attempt-record';
import { tryKept, type TryOptions } from '@/lib/offline/outbox/try-kept';
import type { ForeignAnswer, Waiting } from '@/lib/raffle/outbox';
import {
  PASSING_ERRORS,
  type ApiErrorCode,
  type PurchaseOutcome,
  type PurchaseRequest,
  type SeenPrice,
} from '@/lib/raffle/purchase';
import { pageTransport } from '@/lib/storefront-api/page-transport';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { sendAlone } from '@/lib/storefront-api/send-alone';
import { isTurnedAway, statusOf, type Ended } from '@/lib/storefront-api/try-sending';
import { notify } from '../outbox/notify';

export type Ending = { sent: PurchaseRequest } & (
  | { kind: 'outcome'; outcome: PurchaseOutcome }
  /** The shop refused the request before it became an attempt. */
  | { kind: 'api-error'; reason: ApiErrorCode; msg: string; fields: Record<string, string> }
  /** Not sent, because the paid amount is not the total of `now`. */
  | { kind: 'other-amount'; now: SeenPrice }
  /** Somebody between here and the shop rejected it for good. The shop does not have it. */
  | { kind: 'turned-away'; status: number }
  /** It may not have arrived. It is stored here, to be sent again with the same key. */
  | {
      kind: 'no-signal';
      isGivenUp?: boolean;
      /** The status of an answer that is not the shop's. */
      status?: number;
      /** The shop itself said that it is busy. */
      isBusy?: boolean;
    }
);

export type Step =
  | { name: 'form' }
  /** `share` is the uploaded part, from 0 to 1. */
  | { name: 'sending'; share: number }
  | { name: 'asking' }
  | { name: 'ended'; ending: Ending };

/** `status` is set when somebody other than the shop answered. */
type NoAnswer = { status?: number };

type Unanswered = { foreign?: ForeignAnswer; isBusy?: boolean };

type Sendable = { key: string; request: PurchaseRequest; receipt: Blob };

/**
 * Sends one purchase, once. If its arrival is uncertain, it asks the shop before it shows anything.
 * It resends automatically only purchases that wait for room in the shop or for a network.
 */
export function useAttempt(raffleId: string, onEnd: (ending: Ending) => void) {
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

  /** @param waiting set if this phone stores it to be sent automatically, in case the page closes meanwhile */
  async function send({ key, request, receipt }: Sendable, waiting: Waiting | null) {
    if (inFlight.current) return;
    inFlight.current = new AbortController();
    show({ name: 'sending', share: 0 });
    const watch = {
      signal: inFlight.current.signal,
      onProgress: (share: number) => show({ name: 'sending', share }),
    };
    const result = await sendAlone(raffleId, () => {
      // Asked while holding the lock, so that the worker does not send what this page is sending.
      if (waiting) void askForSync();
      return sendPurchase({ raffleId, key, request, receipt }, watch);
    });
    inFlight.current = null;
    if (result.ok) return end({ kind: 'outcome', outcome: result.outcome, sent: request });
    if (result.reason === 'cancelled') return settleCancelled(key, request);
    if (result.reason === 'no-answer') {
      const { foreign } = result;
      if (waiting && foreign) await notePause({ raffleId, key, waiting }, foreign);
      return ask(key, request, result);
    }
    const { reason, msg, fields } = result;
    return end({ kind: 'api-error', reason, msg, fields, sent: request });
  }

  /** Resends a purchase that waits for room. Shows only a final outcome; otherwise it is tried again later. */
  async function sendQuietly({ key, request, receipt }: Sendable) {
    if (inFlight.current) return;
    inFlight.current = new AbortController();
    const { signal } = inFlight.current;
    const watch = { signal, onProgress: () => undefined };
    const result = await sendPurchase({ raffleId, key, request, receipt }, watch);
    inFlight.current = null;
    if (result.ok) return end({ kind: 'outcome', outcome: result.outcome, sent: request });
    if (result.reason === 'cancelled' || PASSING_ERRORS.has(result.reason)) return;
    if (result.reason === 'no-answer') {
      const { foreign } = result;
      const answer = await fetchOutcome(key, foreign);
      if (answer.ok) end({ kind: 'outcome', outcome: answer.outcome, sent: request });
      else if (foreign && isTurnedAway(answer, foreign)) {
        end({ kind: 'turned-away', status: foreign.status, sent: request });
      }
      return;
    }
    const { reason, msg, fields } = result;
    end({ kind: 'api-error', reason, msg, fields, sent: request });
  }

  /** Tries to send a purchase that waits for a network. Resolves to whether it is over. */
  async function tryAlone(
    purchase: Sendable & { waiting: Waiting },
    options: TryOptions,
  ): Promise<boolean> {
    const begun = turn.current;
    const tried = await tryKept({ raffleId, ...purchase }, pageTransport, options);
    if (turn.current !== begun) return false;
    if (tried.kind === 'wait') {
      const { status } = tried;
      if (status) end({ kind: 'no-signal', status, sent: purchase.request });
      return false;
    }
    notify(raffleId, tried);
    tell(tried, purchase.request);
    return true;
  }

  /** Shows an outcome that came without a tap, here or elsewhere. */
  function tell(ended: Ended, sent: PurchaseRequest): void {
    if (ended.kind === 'given-up') end({ kind: 'no-signal', isGivenUp: true, sent });
    else end({ ...ended, sent });
  }

  async function ask(
    key: string,
    sent: PurchaseRequest,
    { foreign, isBusy }: Unanswered = {},
  ): Promise<void> {
    show({ name: 'asking' });
    const answer = await fetchOutcome(key, foreign);
    if (answer.ok) return end({ kind: 'outcome', outcome: answer.outcome, sent });
    if (foreign && isTurnedAway(answer, foreign)) {
      end({ kind: 'turned-away', status: foreign.status, sent });
    } else {
      const status = statusOf(answer) ?? foreign?.status;
      end({ kind: 'no-signal', status, isBusy, sent });
    }
  }

  /** The upload may have finished before the tap, so it is cancelled only if the shop does not know it. */
  async function settleCancelled(key: string, sent: PurchaseRequest): Promise<void> {
    show({ name: 'asking' });
    const answer = await fetchOutcome(key);
    if (answer.ok) end({ kind: 'outcome', outcome: answer.outcome, sent });
    else show({ name: 'form' });
  }

  /** Asks the shop before anything is changed or sent again. `told`: the shop knows the outcome, and it is shown. */
  async function askFirst(
    key: string,
    sent: PurchaseRequest,
    { refusalIsTold = false } = {},
  ): Promise<'told' | 'nothing-registered' | NoAnswer> {
    show({ name: 'asking' });
    const answer = await fetchOutcome(key);
    if (!answer.ok) {
      return answer.reason === 'unknown-key' ? 'nothing-registered' : { status: statusOf(answer) };
    }
    const { state } = answer.outcome;
    const isFree = state === 'not-registered' || state === 'waiting-for-room';
    if (isFree || (state === 'refused' && refusalIsTold)) return 'nothing-registered';
    end({ kind: 'outcome', outcome: answer.outcome, sent });
    return 'told';
  }

  return {
    step,
    send,
    sendQuietly,
    tryAlone,
    tell,
    ask,
    askFirst,
    end,
    cancel: () => inFlight.current?.abort(),
    backToForm: () => show({ name: 'form' }),
  };
}
