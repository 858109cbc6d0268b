import type { ChildProcess } from 'node:child_process';
import { EXIT_WRONG_SETTING } from '../../lib/platform/setting-values';

export type Supervised = {
  stop: (patienceMs: number) => Promise<void>;
};

type Options = {
  name: string;
  start: () => Promise<ChildProcess>;
  isRestarted?: boolean;
  /** Called when it is not started again, and all that it said is read. */
  onEnd?: (code: number) => void;
  firstDelayMs?: number;
};

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
const HEALTHY_MS = 30_000;

export async function supervise(options: Options): Promise<Supervised> {
  const { name, start, isRestarted = true, onEnd = process.exit } = options;
  const { firstDelayMs = FIRST_DELAY_MS } = options;
  let current: Promise<ChildProcess>;
  let closed: Promise<unknown>;
  let pause: NodeJS.Timeout | undefined;
  let isStopping = false;
  let deaths = 0;

  function run(): Promise<ChildProcess> {
    const startedAt = performance.now();
    current = start();
    return current.then((child) => {
      closed = new Promise((resolve) => child.once('close', resolve));
      return child.once('exit', (...end) => onExit(startedAt, ...end));
    });
  }

  function onExit(startedAt: number, code: number | null, signal: NodeJS.Signals | null): void {
    if (isStopping) return;
    if (!isRestarted || code === EXIT_WRONG_SETTING) {
      return void closed.then(() => onEnd(code ?? 1));
    }
    deaths = performance.now() - startedAt > HEALTHY_MS ? 1 : deaths + 1;
    const delay = Math.min(firstDelayMs * 2 ** (deaths - 1), LONGEST_DELAY_MS);
    console.error(
      `${name} ended (${signal ?? `code ${code}`}), ${deaths} in a row: starting it again in ${delay} ms`,
    );
    pause = setTimeout(() => void run(), delay);
  }

  await run();
  return {
    async stop(patienceMs) {
      isStopping = true;
      clearTimeout(pause);
      const running = await current;
      if (running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGTERM');
      const timer = setTimeout(() => running.kill('SIGKILL'), patienceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
