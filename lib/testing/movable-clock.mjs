/** Loaded with `--import`. Adds the milliseconds in `TEST_CLOCK_FILE` to the clock, but not to timers. */
import { openSync, readSync } from 'node:fs';
import process from 'node:process';

const file = openSync(process.env.TEST_CLOCK_FILE, 'r');
const moved = new Float64Array(1);

function movedBy() {
  readSync(file, moved, 0, 8, 0);
  return moved[0];
}

const RealDate = Date;
const realNow = Date.now;
const realPerformanceNow = performance.now.bind(performance);
const now = () => realNow() + movedBy();

RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
performance.now = () => realPerformanceNow() + movedBy();
