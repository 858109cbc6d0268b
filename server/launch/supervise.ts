import type { ChildProcess } from 'node:child_process';

export type Supervised = {
  stop: (patienceMs: number) => Promise<void>;
};

type Options = {
  name: string;
  start: () => Promise<ChildProcess>;
  finalCodes?: number[];
  onFinalCode?: (code: number) => void;
  firstDelayMs?: number;
};

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
const HEALTHY_MS = 30_000;
const LAST_WORDS_MS = 500;

export async function supervise(options: Options): Promise<Supervised> {
  const { name, start, finalCodes = [], onFinalCode, firstDelayMs = FIRST_DELAY_MS } = options;
  let current: Promise<ChildProcess>;
  /** A process's last output may still be in its pipes after it has ended. */
  let lastWords = (): Promise<void> => Promise.resolve();
  let pause: NodeJS.Timeout | undefined;
  let isStopping = false;
  let deaths = 0;

  function run(): Promise<ChildProcess> {
    const startedAt = performance.now();
    current = start();
    return current.then((child) => {
      const written = new Promise<void>((resolve) => child.once('close', () => resolve()));
      lastWords = () =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, LAST_WORDS_MS);
          void written.then(() => {
            clearTimeout(timer);
            resolve();
          });
        });
      return child.once('exit', (...end) => onExit(startedAt, ...end));
    });
  }

  function onExit(startedAt: number, code: number | null, signal: NodeJS.Signals | null): void {
    if (isStopping) return;
    if (code !== null && finalCodes.includes(code)) {
      return void lastWords().then(() => onFinalCode?.(code));
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
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      const timer = setTimeout(() => running.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
      await lastWords();
    },
  };
}
