import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { TaskAnswer, TaskMessage } from './worker/tasks';

export type WorkerAnswer<T = unknown> =
  | { ok: true; made: T; isWorn: boolean }
  /** `broke-off`: the process ended for a reason other than the picture. */
  | { ok: false; reason: 'unreadable' | 'too-costly' | 'broke-off'; problem: string };

/** Sent from outside, as when the machine is out of memory. */
const FOREIGN_SIGNALS: (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

export async function isReady(worker: ChildProcess, patienceMs: number): Promise<boolean> {
  const over = AbortSignal.timeout(patienceMs);
  const heard = once(worker, 'message', { signal: over }).then(() => true);
  const ended = once(worker, 'exit', { signal: over }).then(() => false);
  return Promise.race([heard, ended]).catch(() => false);
}

export function askWorker(
  worker: ChildProcess,
  message: TaskMessage,
  deadlineMs: number,
): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: WorkerAnswer) => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: TaskAnswer) =>
      finish(answer.ok ? answer : { ...answer, reason: 'unreadable' });
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      finish({
        ok: false,
        reason: FOREIGN_SIGNALS.includes(signal) ? 'broke-off' : 'too-costly',
        problem: `the process ended with ${signal ?? `code ${code}`}`,
      });
    const late = {
      ok: false,
      reason: 'too-costly',
      problem: `not done in ${deadlineMs} ms`,
    } as const;
    const deadline = setTimeout(finish, deadlineMs, late);
    worker.once('message', onMessage).once('exit', onExit);
    worker.send(message, () => undefined);
  });
}
