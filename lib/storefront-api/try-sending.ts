import { isLasting, nextStep, type ForeignAnswer, type Waiting } from '@/lib/raffle/outbox';
import {
  PASSING_ERRORS,
  type ApiErrorCode,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '@/lib/raffle/purchase';
import type { OutcomeResult, PurchaseUpload, SendResult } from './purchase';

export type WaitingPurchase = {
  raffleId: string;
  key: string;
  request: PurchaseRequest;
  receipt: Blob;
  waiting: Waiting;
};

/** How a page or the worker talks to the shop. */
export type Transport = {
  ask: (key: string, foreign?: ForeignAnswer) => Promise<OutcomeResult>;
  send: (purchase: PurchaseUpload) => Promise<SendResult>;
};

export type Heard =
  | { kind: 'outcome'; outcome: PurchaseOutcome }
  | { kind: 'api-error'; reason: ApiErrorCode; msg: string; fields: Record<string, string> };

export type Ended =
  | { kind: 'given-up' }
  /** Something between phone and shop refused it for good; the shop does not have it. */
  | { kind: 'turned-away'; status: number }
  | Heard;

type Waits = {
  kind: 'wait';
  /** Status of the last answer, if something other than the shop gave it. */
  status?: number;
  /** Answer to the sending itself. */
  foreign?: ForeignAnswer;
};

export type Tried = Waits | Ended;

const WAIT: Waits = { kind: 'wait' };

/**
 * Tries once without a tap, after a look-up under the purchase's key.
 * @param leave records that it leaves now; false if it was taken back meanwhile
 */
export async function trySending(
  { raffleId, key, request, receipt, waiting }: WaitingPurchase,
  transport: Transport,
  leave: () => Promise<boolean>,
): Promise<Tried> {
  const answer = await transport.ask(key);
  const step = nextStep(answer.ok ? answer.outcome : answer.reason, waiting, Date.now());
  if (step === 'give-up') return { kind: 'given-up' };
  if (step === 'tell' && answer.ok) return { kind: 'outcome', outcome: answer.outcome };
  if (step === 'wait') return { ...WAIT, status: statusOf(answer) };
  if (step !== 'send' || !(await leave())) return WAIT;
  const result = await transport.send({ raffleId, key, request, receipt });
  if (!result.ok) {
    if (result.reason === 'no-answer') return afterNoAnswer(key, result.foreign, transport);
    if (result.reason === 'cancelled') return WAIT;
    if (PASSING_ERRORS.has(result.reason)) return WAIT;
    const { reason, msg, fields } = result;
    return { kind: 'api-error', reason, msg, fields };
  }
  const { outcome } = result;
  const isOpen = outcome.state === 'verifying' || outcome.state === 'waiting-for-room';
  return isOpen ? WAIT : { kind: 'outcome', outcome };
}

async function afterNoAnswer(
  key: string,
  foreign: ForeignAnswer | undefined,
  transport: Transport,
): Promise<Tried> {
  if (!foreign) return WAIT;
  const answer = await transport.ask(key, foreign);
  const { status } = foreign;
  if (isTurnedAway(answer, foreign)) return { kind: 'turned-away', status };
  return { kind: 'wait', status: answer.ok ? undefined : status, foreign };
}

/** False when the shop cannot be asked: the purchase may have arrived all the same. */
export function isTurnedAway(answer: OutcomeResult, foreign: ForeignAnswer): boolean {
  return !answer.ok && answer.reason === 'unknown-key' && isLasting(foreign);
}

export function statusOf(answer: OutcomeResult): number | undefined {
  return !answer.ok && answer.reason === 'no-answer' ? answer.status : undefined;
}
