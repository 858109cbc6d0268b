/** Milliseconds. */
export type PaymentTimings = {
  answerMs: number;
  /** How long after the last sign of it a purchase may still appear. */
  settleMs: number;
  recheckMs: number;
};

/** More than all timeouts before the sending together. */
export const PREPARING_MS = 60_000;
const GIVE_UP_MS = 10 * 60_000;

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
