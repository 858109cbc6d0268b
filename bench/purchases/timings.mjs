/** Short waits; the protocol is the same. */
export const TIMINGS = { answerMs: 2000, settleMs: 3000 };

export const LATE_MS = TIMINGS.answerMs + TIMINGS.settleMs + 3000;
