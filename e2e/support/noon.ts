const MINUTE = 60_000;

/** Milliseconds to noon in Caracas, because no notice but a result's is sent at night. */
export const untilNoon = () => (24 * 60 + 16 * 60) * MINUTE - (Date.now() % (24 * 60 * MINUTE));
