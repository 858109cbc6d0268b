import { useRef, useState } from 'react';
import type {
  ApiErrorCode,
  PurchaseOutcome,
  PurchaseRequest,
  SeenPrice,
} from '@/lib/raffle/purchase';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';

export type Ending = { sent: PurchaseRequest } & (
  | { kind: 'outcome'; outcome: PurchaseOutcome }
  /** It was refused before it became an attempt. */
  | { kind: 'api-error'; reason: ApiErrorCode; msg: string; fields: Record<string, string> }
  /** Not sent: what was paid is not the total of `now`. */
  | { kind: 'other-amount'; now: SeenPrice }
  /** It is not known to have arrived: kept here, to be sent again with the same key. */
  | { kind: 'no-signal' }
);

export type Step =
  | { name: 'form' }
  /** `share` of the upload, from 0 to 1. */
  | { name: 'sending'; share: number }
  | { name: 'asking' }
  | { name: 'ended'; ending: Ending };

/** They say nothing of the purchase. */
const PASSING: ReadonlySet<string> = new Set<ApiErrorCode>([
  'busy',
  'cannot-store',
  'too-many-requests',
  'too-slow',
  'unavailable',
]);

type Sendable = { key: string; request: PurchaseRequest; receipt: Blob };

/**
 * One purchase on its way: it is sent once, and whatever leaves its arrival open is asked about
 * before anything is said. Only what the shop told to wait for room is sent again by itself.
 */
export function useAttempt(raffleId: string, onEnd: (ending: Ending) => void) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  const inFlight = useRef<AbortController | null>(null);

  function end(ending: Ending) {
    setStep({ name: 'ended', ending });
    onEnd(ending);
  }

  async function send({ key, request, receipt }: Sendable) {
    if (inFlight.current) return;
    inFlight.current = new AbortController();
    setStep({ name: 'sending', share: 0 });
    const result = await sendPurchase(
      { raffleId, key, request, receipt },
      {
        signal: inFlight.current.signal,
        onProgress: (share) => setStep({ name: 'sending', share }),
      },
    );
    inFlight.current = null;
    if (result.ok) return end({ kind: 'outcome', outcome: result.outcome, sent: request });
    if (result.reason === 'cancelled') return settleCancelled(key, request);
    if (result.reason === 'no-answer') return ask(key, request);
    const { reason, msg, fields } = result;
    return end({ kind: 'api-error', reason, msg, fields, sent: request });
  }

  /** What waits for room, while the buyer reads so: told when it ends otherwise, else to be tried again. */
  async function sendQuietly({ key, request, receipt }: Sendable) {
    if (inFlight.current) return;
    inFlight.current = new AbortController();
    const { signal } = inFlight.current;
    const watch = { signal, onProgress: () => undefined };
    const result = await sendPurchase({ raffleId, key, request, receipt }, watch);
    inFlight.current = null;
    if (result.ok) return end({ kind: 'outcome', outcome: result.outcome, sent: request });
    if (result.reason === 'cancelled' || PASSING.has(result.reason)) return;
    if (result.reason === 'no-answer') {
      const answer = await fetchOutcome(key);
      if (answer.ok) end({ kind: 'outcome', outcome: answer.outcome, sent: request });
      return;
    }
    const { reason, msg, fields } = result;
    end({ kind: 'api-error', reason, msg, fields, sent: request });
  }

  async function ask(key: string, sent: PurchaseRequest): Promise<void> {
    setStep({ name: 'asking' });
    const answer = await fetchOutcome(key);
    if (answer.ok) end({ kind: 'outcome', outcome: answer.outcome, sent });
    else end({ kind: 'no-signal', sent });
  }

  /** The last bytes may have left before the tap: only what is unknown to the shop is cancelled. */
  async function settleCancelled(key: string, sent: PurchaseRequest): Promise<void> {
    setStep({ name: 'asking' });
    const answer = await fetchOutcome(key);
    if (answer.ok) end({ kind: 'outcome', outcome: answer.outcome, sent });
    else setStep({ name: 'form' });
  }

  /** Goes on after a killed page: what the shop never heard of is sent now. */
  async function resume(purchase: Sendable): Promise<void> {
    const earlier = await askFirst(purchase.key, purchase.request);
    if (earlier === 'nothing-registered') return send(purchase);
    if (earlier === 'no-answer') end({ kind: 'no-signal', sent: purchase.request });
  }

  /** Before anything is changed or sent again: `told` is the end of it, known to the shop and shown. */
  async function askFirst(
    key: string,
    sent: PurchaseRequest,
    { refusalIsTold = false } = {},
  ): Promise<'told' | 'nothing-registered' | 'no-answer'> {
    setStep({ name: 'asking' });
    const answer = await fetchOutcome(key);
    if (!answer.ok) return answer.reason === 'unknown-key' ? 'nothing-registered' : 'no-answer';
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
    ask,
    askFirst,
    resume,
    end,
    cancel: () => inFlight.current?.abort(),
    backToForm: () => setStep({ name: 'form' }),
  };
}
