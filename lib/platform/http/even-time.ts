import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';

/** Ends only at a multiple of `stepMs`, so that the time taken tells little about the work. */
export async function inEvenTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const over = (performance.now() - startedAt) % stepMs;
    await wait(stepMs - over);
  }
}
