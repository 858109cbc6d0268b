import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;

export async function untilAnswers(url: () => string): Promise<void> {
  for (;;) {
    try {
      const signal = AbortSignal.timeout(15_000);
      const answer = await fetch(url(), { redirect: 'manual', signal });
      await answer.body?.cancel();
      return;
    } catch {
      await pause(PAUSE_MS);
    }
  }
}
