import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

// Share of time stalled. The visit alone causes about a tenth.
const BUSY = 0.25;
const LONGEST_WAIT_MS = 20_000;

/** Alternates, because the machine's speed varies. Repeats a visit when `/proc/pressure/cpu` says busy. */
export async function visitInTurns(contestants, rounds, visit) {
  const visits = new Map(contestants.map(({ name }) => [name, []]));
  let again = 0;
  for (const contestant of contestants) await visit(contestant);
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) {
      const begun = performance.now();
      for (;;) {
        const { result, stalled } = await underWatch(() => visit(contestant));
        if (stalled <= BUSY || performance.now() - begun > LONGEST_WAIT_MS) {
          visits.get(contestant.name).push({ ...result, stalled });
          break;
        }
        again += 1;
        await untilQuiet();
      }
    }
  }
  return { visits, again };
}

async function untilQuiet() {
  const begun = performance.now();
  do {
    const { stalled } = await underWatch(() => sleep(500));
    if (stalled < 0.05) return;
  } while (performance.now() - begun < LONGEST_WAIT_MS);
}

async function underWatch(work) {
  const before = await stalledMs();
  const begun = performance.now();
  const result = await work();
  return { result, stalled: ((await stalledMs()) - before) / (performance.now() - begun) };
}

async function stalledMs() {
  const text = await readFile('/proc/pressure/cpu', 'utf8').catch(() => 'total=0');
  return Number(/total=(\d+)/.exec(text)[1]) / 1000;
}
