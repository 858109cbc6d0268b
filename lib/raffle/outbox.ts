import type { Answer, ForeignAnswer } from './answer';
import type { PurchaseOutcome } from './purchase';

/** State of a purchase that waits on this phone to be sent automatically. */
export type Waiting = {
  /** After this time nothing is sent without a tap; milliseconds since 1970. */
  until: number;
  /** Milliseconds since 1970. */
  tappedAt: number;
  /** It may have reached the shop, so it can no longer be withdrawn. */
  hasLeft: boolean;
  /** Set after something else answered in place of the shop. */
  pause?: Pause;
};

/** How often something else answered, its last status, and until when nothing is sent. */
export type Pause = { times: number; until: number; status: number };

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Pause before the next attempt, which uploads the whole receipt. It grows each time, but never beyond half of the time
 * left, so that another attempt fits before giving up.
 * @param times how often such an answer came
 */
export function pauseAfter(times: number, { retryInMs }: ForeignAnswer, leftMs: number): number {
  const pause = Math.min(MINUTE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS);
  return Math.min(Math.max(pause, Math.min(retryInMs, 2 * LONGEST_PAUSE_MS)), leftMs / 2);
}

/** A day. */
const LIFE_MS = 86_400_000;

/** After the draw too, so that the shop says what became of it. */
export const waitsUntil = (tappedAt: number): number => tappedAt + LIFE_MS;

export type NextStep = 'wait' | 'send' | 'give-up' | 'tell';

/**
 * Sends without a tap only if the shop, asked just before, does not have the purchase.
 * @param found the shop's answer to a look-up by the purchase's key
 */
export function nextStep(found: Answer, { until, hasLeft }: Waiting, now: number): NextStep {
  if (found.kind === 'outcome') {
    const { state, taken } = found.outcome as PurchaseOutcome & { taken?: string[] };
    if (state === 'verifying') return 'wait';
    if (state !== 'not-registered' || taken?.length) return 'tell';
  } else if (found.kind !== 'unknown-key') {
    return now >= until && !hasLeft ? 'give-up' : 'wait';
  }
  return now < until ? 'send' : 'give-up';
}
