import { PASSING_ERRORS, type ApiErrorCode, type PurchaseOutcome } from './purchase';

/** From something between phone and shop: a proxy, a filter, a login page. */
export type ForeignAnswer = {
  status: number;
  /** From its `Retry-After`; 0 without one. */
  retryInMs: number;
};

/** Client errors by RFC 9110, but temporary. */
const PASSING_STATUSES = [408, 421, 425, 429];

/** The same request would get the same answer again. */
export function isLasting({ status }: ForeignAnswer): boolean {
  return status >= 400 && status < 500 && !PASSING_STATUSES.includes(status);
}

/** How a purchase stands, from the shop's answer to the screen. */
export type Answer =
  | { kind: 'outcome'; outcome: PurchaseOutcome }
  /** The shop refused the request before it became an attempt. */
  | {
      kind: 'api-error';
      reason: ApiErrorCode;
      msg: string;
      fields: Record<string, string>;
      /** A limit refused it for so long. */
      retryInMs?: number;
    }
  /** Something between phone and shop refused it for good; the shop does not have it. */
  | { kind: 'turned-away'; status: number }
  /** It waited to be sent until its time was over. */
  | { kind: 'given-up' }
  /** The shop does not know the key that it was asked about. */
  | { kind: 'unknown-key' }
  | NoAnswer
  /** The buyer stopped the upload. */
  | { kind: 'cancelled' };

/** It may or may not have arrived. `isBusy`: the shop itself said so. */
export type NoAnswer = { kind: 'no-answer'; foreign?: ForeignAnswer; isBusy?: boolean };

/** It does not change by itself, and nothing is sent again without a tap. */
export type FinalAnswer = Extract<
  Answer,
  { kind: 'outcome' | 'api-error' | 'turned-away' | 'given-up' }
>;

export function isFinal(answer: Answer): answer is FinalAnswer {
  const { kind } = answer;
  if (kind === 'outcome') return answer.outcome.state !== 'verifying';
  if (kind === 'api-error') return !PASSING_ERRORS.has(answer.reason);
  return kind === 'turned-away' || kind === 'given-up';
}
