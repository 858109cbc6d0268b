import { PARTS, REST } from './parts.mjs';
import { runPart } from './run-part.mjs';

/** @typedef {Awaited<ReturnType<typeof runPart>>} Ended */

const parts = process.argv[2] === 'rest' ? REST : PARTS;
const began = performance.now();
/** @type {Map<string, Promise<Ended | null>>} By part; null if it was not begun. */
const runs = new Map();
let hasFailed = false;

for (const [name, { script, args = [], after = [] }] of Object.entries(parts)) {
  const before = Promise.all(after.map((part) => runs.get(part)));
  runs.set(
    name,
    before.then(async () => {
      if (hasFailed) return null;
      const ended = await runPart(name, [script, ...(args.length ? ['--', ...args] : [])]);
      hasFailed ||= !ended.passed;
      return ended;
    }),
  );
}

const lines = [];
for (const [name, run] of runs) {
  const ended = await run;
  const took = ended ? `${ended.seconds} s` : '-';
  const how = !ended ? 'not begun' : ended.passed ? 'passed' : 'FAILED';
  lines.push(`${name.padEnd(14)}${took.padStart(7)}  ${how}`);
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(['', ...lines, `all parts in ${minutes} minutes`].join('\n'));
process.exitCode = hasFailed ? 1 : 0;
