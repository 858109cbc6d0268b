import { isFinal, type Answer, type NoAnswer } from '@/lib/raffle/answer';
import { nextPause, nextStep, type Waiting } from '@/lib/raffle/outbox';
import { reduceSending, tapOf, type SendingEvent } from '@/lib/raffle/purchase-state';
import type { PurchaseUpload } from '@/lib/storefront-api/purchase';
import { readPurchase, updatePurchase, type KeptPurchase } from './purchase-record';
import { sendAlone } from './send-alone';

/** How a page or the worker talks to the shop. */
export type Transport = {
  ask: (key: string, tappedAt?: number) => Promise<Answer>;
  send: (purchase: PurchaseUpload) => Promise<Answer>;
};

export type TappedPurchase = PurchaseUpload & {
  /** Null when it cannot be stored, so that only this page can send it. */
  waiting: Waiting | null;
};

export type QueuedPurchase = TappedPurchase & { waiting: Waiting };

export type SendOptions = {
  transport: Transport;
  /** Resolves to whether the stored purchase took the event. */
  record?: (event: SendingEvent) => Promise<boolean>;
  /** The network has just returned. */
  isNetworkBack?: boolean;
};

/** Sends at the buyer's tap, whoever else may be sending it: under one key the shop registers it once. */
export async function sendTapped(
  purchase: TappedPurchase,
  { transport, record = recordIn(purchase.raffleId) }: SendOptions,
): Promise<Answer> {
  return sendAlone(purchase.raffleId, async () =>
    pauseIfForeign(await upload(purchase, transport), purchase, record),
  );
}

/**
 * Sends without a tap, unless another page or the worker is doing so. Does not ask for an end that one of them heard.
 */
export async function sendQueued(purchase: QueuedPurchase, options: SendOptions): Promise<Answer> {
  return sendAlone<Answer>(purchase.raffleId, async (isAlone) => {
    if (!isAlone) return { kind: 'no-answer' };
    const stored = (await readPurchase(purchase.raffleId).catch(() => null))?.purchase;
    if (stored?.stage === 'answered' && stored.key === purchase.key) return stored.answer;
    return sendIfUnknown(
      purchase,
      options,
      stored?.stage === 'queued' ? stored.waiting : purchase.waiting,
    );
  });
}

/**
 * Sends only if the shop does not have it and nobody took it back. Nobody else may be sending it meanwhile.
 * @param waiting as it is stored by now
 */
export async function sendIfUnknown(
  purchase: QueuedPurchase,
  { transport, record = recordIn(purchase.raffleId), isNetworkBack }: SendOptions,
  waiting = purchase.waiting,
): Promise<Answer> {
  const { key } = purchase;
  const tap = tapOf(purchase);
  // Another network may bypass what answered on the last one.
  if (!isNetworkBack && waiting.pause && Date.now() < waiting.pause.until) {
    return { kind: 'no-answer' };
  }
  const found = await transport.ask(key, purchase.request.tappedAt);
  const step = nextStep(found, waiting, Date.now());
  let answer: Answer = step === 'give-up' ? { kind: 'given-up' } : found;
  if (step === 'send') {
    if (!(await record({ type: 'left', tap }))) return { kind: 'no-answer' };
    answer = await upload(purchase, transport);
  }
  answer = await pauseIfForeign(answer, { key, waiting }, record);
  if (isFinal(answer)) await record({ type: 'answered', tap, answer });
  return answer;
}

/** Asks how it stands if the upload got no answer of the shop. */
async function upload(purchase: TappedPurchase, transport: Transport): Promise<Answer> {
  const answer = await transport.send(purchase);
  if (answer.kind === 'no-answer')
    return settle(answer, await transport.ask(purchase.key, purchase.request.tappedAt));
  if (answer.kind !== 'cancelled') return answer;
  // It may have arrived before the tap that cancelled it.
  const found = await transport.ask(purchase.key, purchase.request.tappedAt);
  return found.kind === 'outcome' ? found : answer;
}

/** Nothing is sent for a while after something else answered; after the last try it takes a tap. */
async function pauseIfForeign(
  answer: Answer,
  { key, waiting }: Pick<TappedPurchase, 'key' | 'waiting'>,
  record: NonNullable<SendOptions['record']>,
): Promise<Answer> {
  if (!waiting || answer.kind !== 'no-answer' || !answer.isForeign) return answer;
  const pause = nextPause(waiting.pause, Date.now());
  if (!pause) return { kind: 'given-up', isForeign: true };
  await record({ type: 'paused', tap: tapOf({ key, waiting }), pause });
  return answer;
}

/** @param found what a look-up says of a purchase whose sending got no answer */
export function settle({ isForeign, isBusy }: NoAnswer, found: Answer): Answer {
  if (found.kind === 'outcome') return found;
  return { kind: 'no-answer', isForeign: isForeign ?? (found as NoAnswer).isForeign, isBusy };
}

const recordIn = (raffleId: string) => async (event: SendingEvent) =>
  updatePurchase(raffleId, (before) => reduceSending(before, event)).then(
    ({ isApplied }) => isApplied,
    () => false,
  );

/** Null when nothing waits. */
export async function readQueued(raffleId: string): Promise<QueuedPurchase | null> {
  const kept = await readPurchase(raffleId);
  return kept && queuedIn(raffleId, kept);
}

export function queuedIn(raffleId: string, kept: KeptPurchase): QueuedPurchase | null {
  const { purchase, receipt } = kept;
  if (purchase.stage !== 'queued' || !receipt) return null;
  const { key, sent: request, waiting } = purchase;
  return { raffleId, key, request, receipt, waiting };
}
