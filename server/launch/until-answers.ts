import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;

export async function untilAnswers(url: () => string): Promise<{ status: number; text: string }> {
  for (;;) {
    try {
      const answer = await fetch(url(), {
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      await pause(PAUSE_MS);
    }
  }
}
