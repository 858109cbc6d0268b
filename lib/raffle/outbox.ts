import type { Answer } from './answer';
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

/** How often something else answered, and until when nothing is sent. */
export type Pause = { times: number; until: number };

/** Each try uploads the whole receipt. With the page's own rhythm five tries take some ten minutes. */
const PAUSES_MS = [15_000, 45_000, 120_000, 240_000];

/** Null after the last try. */
export function nextPause(pause: Pause | undefined, now: number): Pause | null {
  const times = pause?.times ?? 0;
  const pauseMs = PAUSES_MS[times];
  return pauseMs === undefined ? null : { times: times + 1, until: now + pauseMs };
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
