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
  pause?: Pause;
};

/**
 * Until when nothing is sent. `times`: how often something else answered in place of the shop.
 * `isLimit`: a limit of the shop refused it last.
 */
export type Pause = { times: number; until: number; isLimit?: boolean };

/** Each try uploads the whole receipt. With the page's own rhythm five tries take some ten minutes. */
const PAUSES_MS = [15_000, 45_000, 120_000, 240_000];

/** Spreads the buyers whom the same limit refused. */
const SPREAD_MS = 5000;

/**
 * The pause before the next try, after an answer that was not the shop's, or a limit that said how long.
 * @returns null after the last try, undefined when the answer asks for no pause
 */
export function nextPause(
  answer: Answer,
  pause: Pause | undefined,
  now: number,
): Pause | null | undefined {
  const { times = 0 } = pause ?? {};
  if (answer.kind === 'api-error' && answer.retryInMs) {
    return { times, until: now + answer.retryInMs + Math.random() * SPREAD_MS, isLimit: true };
  }
  if (answer.kind !== 'no-answer' || !answer.isForeign) return undefined;
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
