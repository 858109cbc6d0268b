import type { PurchaseOutcome } from './purchase';

/** What a purchase has while it waits on this phone to be sent by itself. */
export type Waiting = {
  /** From then on nothing is sent without a tap; milliseconds since 1970. */
  until: number;
  /** Milliseconds since 1970; absent in those that an earlier build has kept. */
  tappedAt?: number;
  /** It may have reached the shop, so that it cannot be taken back any more. */
  hasLeft: boolean;
};

/** By whoever stands between phone and shop: a proxy, a filter, a page to log in. */
export type ForeignAnswer = {
  status: number;
  /** As it asked for by `Retry-After`; 0 where it did not. */
  retryInMs: number;
};

/** Of the client's own making by RFC 9110, but these pass. */
const PASSING_STATUSES = [408, 421, 425, 429];

/** Sent again as it is, it would be answered alike. */
export function isLasting({ status }: ForeignAnswer): boolean {
  return status >= 400 && status < 500 && !PASSING_STATUSES.includes(status);
}

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Before the next sending, which takes the whole receipt along: longer each time, but never past half of the time left,
 * so that it is tried again before it is given up.
 * @param times answered so
 */
export function pauseAfter(times: number, { retryInMs }: ForeignAnswer, leftMs: number): number {
  const pause = Math.min(MINUTE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS);
  return Math.min(Math.max(pause, Math.min(retryInMs, 2 * LONGEST_PAUSE_MS)), leftMs / 2);
}

const LIFE_MS = 24 * 60 * 60 * 1000;

export function waitsUntil(tappedAt: number, drawDate: string | null): number {
  const drawAt = Date.parse(drawDate ?? '');
  const end = tappedAt + LIFE_MS;
  return drawAt > tappedAt ? Math.min(end, drawAt) : end;
}

/** What a look-up under the purchase's key says. */
export type LookedUp = PurchaseOutcome | 'unknown-key' | 'no-answer';

export type NextStep = 'wait' | 'send' | 'give-up' | 'tell';

/** Without a tap nothing is sent but what the shop, asked right before, says not to have. */
export function nextStep(found: LookedUp, { until, hasLeft }: Waiting, now: number): NextStep {
  if (found === 'no-answer') return now >= until && !hasLeft ? 'give-up' : 'wait';
  if (found !== 'unknown-key') {
    if (found.state === 'verifying') return 'wait';
    if (!isUnsent(found)) return 'tell';
  }
  return now < until ? 'send' : 'give-up';
}

function isUnsent(found: PurchaseOutcome): boolean {
  return (
    found.state === 'waiting-for-room' || (found.state === 'not-registered' && !found.taken?.length)
  );
}
