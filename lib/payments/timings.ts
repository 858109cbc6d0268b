/** Milliseconds. */
export type PaymentTimings = {
  /** How long the admin API may take to answer a purchase. */
  answerMs: number;
  /** How long after the last sign of it a purchase may still appear. */
  settleMs: number;
  /** Between the two look-ups that a refusal needs. */
  recheckMs: number;
};

/** The reads and the picture before anything is sent; more than all their own timeouts together. */
export const PREPARING_MS = 60_000;
/** For so long an attempt is looked up by itself when the admin API does not answer. */
const GIVE_UP_MS = 10 * 60_000;

/** Pauses between the look-ups of an attempt nobody heard of: short at first, one right when it can be decided. */
export function* lookUpPauses(
  decidableAt: number,
  settleMs: number,
  now: () => number,
): Generator<number> {
  let pause = settleMs / 10;
  while (now() < decidableAt + GIVE_UP_MS) {
    const untilDecidable = decidableAt - now();
    yield untilDecidable > 0 ? Math.min(pause, untilDecidable) : pause;
    pause = Math.min(pause * 1.5, settleMs);
  }
}
