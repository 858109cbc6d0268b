import { parseArgs } from 'node:util';

const options = { slower: { type: 'string', default: '1' } };
const { values } = parseArgs({ options, strict: false });
/** How many times longer everything takes, for a machine that is busy with other work. */
export const SLOWER = Number(values.slower);

/** The shop's own are 20 s each; the protocol is the same. */
export const TIMINGS = { answerMs: 2000 * SLOWER, settleMs: 3000 * SLOWER };

export const LATE_MS = TIMINGS.answerMs + TIMINGS.settleMs + 3000 * SLOWER;
