import { isFinal, type Answer, type NoAnswer } from '@/lib/raffle/answer';
import { nextPause, nextStep, type Waiting } from '@/lib/raffle/outbox';
import { reduceSending, tapOf, type SendingEvent } from '@/lib/raffle/purchase-state';
import type { PurchaseUpload } from '@/lib/storefront-api/purchase';
import { readPurchase, updatePurchase } from './purchase-record';

/** How a page or the worker talks to the shop. */
export type Transport = {
  ask: (key: string, tappedAt?: number) => Promise<Answer>;
  send: (purchase: PurchaseUpload) => Promise<Answer>;
};

type TappedPurchase = PurchaseUpload & {
  /** Null when it cannot be stored, so that only this page can send it. */
  waiting: Waiting | null;
};

/** Resolves to whether the stored purchase took the event. */
const record = async (raffleId: string, event: SendingEvent): Promise<boolean> =>
  updatePurchase(raffleId, (before) => reduceSending(before, event)).then(
    ({ isApplied }) => isApplied,
    () => false,
  );

const NO_ANSWER: Answer = { kind: 'no-answer' };

/** Sends at the buyer's tap, whoever else may be sending it: under one key the shop registers it once. */
export async function sendTapped(purchase: TappedPurchase, transport: Transport): Promise<Answer> {
  return withLock(purchase.raffleId, async () =>
    pauseIfTurnedAway(await upload(purchase, transport), purchase),
  );
}

type Options = {
  transport: Transport;
  /** Another network may bypass what answered on the last one. */
  isNetworkBack?: boolean;
};

/**
 * Sends the queued purchase without a tap, unless another tab or the worker is doing so.
 * @returns null when nothing is queued
 */
export const sendQueued = async (raffleId: string, options: Options): Promise<Answer | null> =>
  withLock(raffleId, async (isAlone) => (isAlone ? sendIfUnknown(raffleId, options) : NO_ANSWER));

/**
 * For a worker, whose browser has locks and wakes it again only minutes later. So it waits for a page that is sending, and
 * takes over if that page is closed.
 */
export const sendInTurn = async (raffleId: string, options: Options): Promise<Answer | null> =>
  navigator.locks.request(lockOf(raffleId), async () => sendIfUnknown(raffleId, options));

/** Sends only if the shop does not have it and nobody took it back. Nobody else may be sending it meanwhile. */
async function sendIfUnknown(
  raffleId: string,
  { transport, isNetworkBack = false }: Options,
): Promise<Answer | null> {
  const stored = await readPurchase(raffleId);
  if (stored?.purchase.stage !== 'queued' || !stored.receipt) return null;
  const { key, sent: request, waiting } = stored.purchase;
  if (!isNetworkBack && waiting.pause && Date.now() < waiting.pause.until) return NO_ANSWER;
  const purchase = { raffleId, key, request, receipt: stored.receipt, waiting };
  const tap = tapOf(purchase);
  const found = await transport.ask(key, request.tappedAt);
  const step = nextStep(found, waiting, Date.now());
  let answer: Answer = step === 'give-up' ? { kind: 'given-up' } : found;
  if (step === 'send') {
    if (!(await record(raffleId, { type: 'left', tap }))) return NO_ANSWER;
    answer = await upload(purchase, transport);
  }
  answer = await pauseIfTurnedAway(answer, purchase);
  if (isFinal(answer)) await record(raffleId, { type: 'answered', tap, answer });
  return answer;
}

/** Asks how it stands if the upload got no answer of the shop. */
async function upload(purchase: TappedPurchase, { send, ask }: Transport): Promise<Answer> {
  const answer = await send(purchase);
  if (answer.kind !== 'no-answer' && answer.kind !== 'cancelled') return answer;
  const found = await ask(purchase.key, purchase.request.tappedAt);
  if (answer.kind === 'no-answer') return orFound(answer, found);
  // It may have arrived before the tap that cancelled it.
  return found.kind === 'outcome' ? found : answer;
}

/** @param found what a look-up says of a purchase whose sending got no answer */
export function orFound({ isForeign }: NoAnswer, found: Answer): Answer {
  if (found.kind === 'outcome') return found;
  return { kind: 'no-answer', isForeign: isForeign ?? (found as NoAnswer).isForeign };
}

/** A stored purchase is not sent for a while after a limit or something else answered; after the last try it takes a tap. */
async function pauseIfTurnedAway(
  answer: Answer,
  { raffleId, key, waiting }: TappedPurchase,
): Promise<Answer> {
  const pause = waiting && nextPause(answer, waiting.pause, Date.now());
  if (pause === undefined || !waiting) return answer;
  if (!pause) return { kind: 'given-up', isForeign: true };
  await record(raffleId, { type: 'paused', tap: tapOf({ key, waiting }), pause });
  return pause.isLimit ? NO_ANSWER : answer;
}

const lockOf = (raffleId: string) => `payment-outbox:${raffleId}`;

/** This page's own locks, for when the browser has none (old browsers, plain HTTP). */
const locked = new Set<string>();

/**
 * Lets only one tab send a raffle's purchase. Without locks two may send it: they have the same key, so the server gives the
 * second the answer of the first.
 */
export async function withLock<Result>(
  raffleId: string,
  work: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  let started: Promise<Result> | null = null;
  const start = (isAlone: boolean) => (started = work(isAlone));
  try {
    const { locks } = navigator as { locks?: LockManager };
    const onlyIfFree = { ifAvailable: true };
    if (locks)
      return await locks.request(lockOf(raffleId), onlyIfFree, async (lock) => start(!!lock));
  } catch (error) {
    // Firefox refuses locks to a site that may store nothing.
    if (started) throw error;
  }
  const isAlone = !locked.has(raffleId);
  locked.add(raffleId);
  return start(isAlone).finally(() => isAlone && locked.delete(raffleId));
}
