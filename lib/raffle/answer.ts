import { PASSING_ERRORS, type ApiErrorCode, type PurchaseOutcome } from './purchase';

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
  /** It waited to be sent until its time was over. `isForeign`: something else answered each of its tries. */
  | { kind: 'given-up'; isForeign?: boolean }
  /** The shop does not know the key that it was asked about. */
  | { kind: 'unknown-key' }
  | NoAnswer
  /** The buyer stopped the upload. */
  | { kind: 'cancelled' };

/** It may or may not have arrived. `isForeign`: something between phone and shop answered: a proxy, a filter, a login page. */
export type NoAnswer = { kind: 'no-answer'; isForeign?: boolean };

/** It does not change by itself, and nothing is sent again without a tap. */
export type FinalAnswer = Extract<Answer, { kind: 'outcome' | 'api-error' | 'given-up' }>;

export function isFinal(answer: Answer): answer is FinalAnswer {
  const { kind } = answer;
  if (kind === 'outcome') return answer.outcome.state !== 'verifying';
  if (kind === 'api-error') return !PASSING_ERRORS.has(answer.reason);
  return kind === 'given-up';
}
