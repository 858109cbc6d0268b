import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Resolves at the first answer to `url`, whatever its status. */
export async function untilAnswers(url: () => string): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(url(), {
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      // A connection left half read would keep the other side from ending.
      await answer.arrayBuffer();
      return;
    } catch {
      await pause(PAUSE_MS);
    }
  }
}
